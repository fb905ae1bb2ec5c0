// Which lessons were finished on this device, and which tips were read. A tip is never shown twice.

function kept(name: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem('viceregal.' + name) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

class Marks {
  private readonly name: string;
  private marked = $state.raw<readonly string[]>([]);

  constructor(name: string) {
    this.name = name;
    this.marked = kept(name);
  }

  get count(): number {
    return this.marked.length;
  }

  has(game: string, key: string): boolean {
    return this.marked.includes(`${game}/${key}`);
  }

  add(game: string, key: string): void {
    if (!this.has(game, key)) this.keep([...this.marked, `${game}/${key}`]);
  }

  private keep(marked: readonly string[]): void {
    this.marked = marked;
    try {
      localStorage.setItem('viceregal.' + this.name, JSON.stringify(this.marked));
    } catch {
      // A browser that keeps nothing: it holds until the page goes.
    }
  }
}

/** Lessons by game and `edition/lesson`. */
export const finished = new Marks('lessons');
export const tipped = new Marks('tipped');
