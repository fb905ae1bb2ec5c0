// A name is asked for once, before it is needed, and lasts: nobody is called by a number or by what they are doing.

import { me } from './me.svelte';
import { complain } from './problems';
import { settings } from './settings.svelte';

class Naming {
  /** The question stands there until it is answered: with a name, or with nothing. */
  private answer = $state.raw<((name: string) => void) | null>(null);

  get asked(): boolean {
    return this.answer !== null;
  }

  /** Who is being introduced: asked for twice at once, one would become two, of whom one sits at the table. */
  private introducing: Promise<boolean> | null = null;

  /** Whether somebody with a name sits here; who has none is asked. What was written elsewhere is taken over. */
  known(): Promise<boolean> {
    return (this.introducing ??= this.introduce().finally(() => (this.introducing = null)));
  }

  private async introduce(): Promise<boolean> {
    const wanted = settings.name.trim();
    if (me.player && (!wanted || wanted === me.player.name)) {
      settings.name = me.player.name;
      return true;
    }
    const name = wanted || (await this.ask());
    if (!name) return false;
    try {
      await me.call(name);
      return true;
    } catch (why) {
      complain(why);
      return false;
    }
  }

  /** A name, or nothing from who would rather not. */
  private ask(): Promise<string> {
    return new Promise((tell) => {
      this.answer = (name) => {
        this.answer = null;
        tell(name.trim());
      };
    });
  }

  give(name: string): void {
    this.answer?.(name);
  }
}

export const naming = new Naming();
