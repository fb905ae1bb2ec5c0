// Which tip is due: the first whose event has just been told, or whose question is asked, and that was never shown.

import type { GameEvent, Question, Tip } from '../protocol/types';

const OF_THE_READER: Record<string, string> = { you: 'seat', to_you: 'other' };

/** Whether an event, or a question with its fields, is what the tip waits for. */
export function isDue(tip: Tip, happened: Record<string, unknown>, look: number | null): boolean {
  return Object.entries(tip.on).every(([name, wanted]) => {
    const whose = OF_THE_READER[name];
    if (whose) return !wanted || (look !== null && happened[whose] === look);
    return happened[name] === wanted;
  });
}

export function dueTip(
  tips: readonly Tip[],
  events: readonly GameEvent[],
  question: Question | null,
  look: number | null,
): Tip | null {
  const happened: Record<string, unknown>[] = [...(question ? [{ is: question.is }] : []), ...events];
  return tips.find((tip) => happened.some((each) => isDue(tip, each, look))) ?? null;
}
