const MOST_STEPS = 300;

/** Something that changes step by step, and the way back. */
export class Timeline<T> {
  #now: T;
  #past: readonly T[] = [];
  #future: readonly T[] = [];

  constructor(now: T) {
    this.#now = now;
  }

  get now(): T {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A step that can be taken back. */
  step(next: T): void {
    this.#past = [...this.#past, this.#now].slice(-MOST_STEPS);
    this.amend(next);
  }

  /** What is now was the same step as the last. */
  amend(next: T): void {
    this.#future = [];
    this.#now = next;
  }

  /** Another beginning: there is no way back behind it. */
  restart(now: T): void {
    this.#past = [];
    this.amend(now);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#now];
    this.#now = before;
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (after === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#now];
    this.#now = after;
  }
}
