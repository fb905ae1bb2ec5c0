// Calls the reader back to the table: in the title of the page, and by a notice where that was agreed to.

import { games } from '../lobby/games.svelte';
import { notices } from '../shell/notices.svelte';
import { t } from '../words/speech.svelte';
import { verdict } from './ending';
import { keyOf, type Sitting } from './sitting.svelte';

/** To be called in an effect of the table's page: tells what is new since the last time. */
export class Calling {
  private asked: string | null = null;
  private phase = '';

  constructor(private sitting: Sitting) {}

  title(): string {
    const { question, table } = this.sitting;
    if (question) return `● ${t('table.your_turn')} · Viceregal`;
    return table?.phase === 'over' ? `${t('end.title')} · Viceregal` : 'Viceregal';
  }

  call(): void {
    const { sitting } = this;
    const { table } = sitting;
    const question = sitting.live.position?.question ?? null;
    if (!table || sitting.replayed) return;
    const [before, phase] = [this.asked, this.phase];
    this.asked = keyOf(question);
    this.phase = table.phase;
    const game = games.name(table.game);
    if (question && this.asked !== before)
      void notices.show({ title: `${t('table.your_turn')} · ${game}`, body: question.words, path: table.link });
    else if (phase === 'playing' && table.phase === 'over' && table.outcome && !sitting.spectating)
      void notices.show({
        title: `${t('end.title')} · ${game}`,
        body: verdict(table, table.outcome, { names: sitting.names, holds: sitting.live.holds }),
        path: table.link,
      });
  }
}
