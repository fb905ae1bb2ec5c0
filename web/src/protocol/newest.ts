// Answers may come in another order than they were asked for, as on a slow line: one that was overtaken is old, and is dropped.

export class Newest {
  private asked = 0;
  private came = 0;

  /** The answer; it never comes where one has come that was asked for later. */
  of<T>(answer: Promise<T>): Promise<T> {
    const number = ++this.asked;
    const isNew = (): boolean => {
      if (number <= this.came) return false;
      this.came = number;
      return true;
    };
    return new Promise((come, fail) => {
      answer.then(
        (found) => isNew() && come(found),
        (why: unknown) => isNew() && fail(why as Error),
      );
    });
  }

  /** Something newer is known already, or nothing is to be known any more: what is on its way is dropped. */
  drop(): void {
    this.came = this.asked;
  }
}
