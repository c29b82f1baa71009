const MOST_STEPS = 300;

/** Something that changes step by step, and the way back. */
export class Timeline<T> {
  #steps: [T, ...T[]];
  #at = 0;

  constructor(now: T) {
    this.#steps = [now];
  }

  get now(): T {
    return this.#steps[this.#at] ?? this.#steps[0];
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#steps.length - 1;
  }

  /** A step that can be taken back. */
  step(next: T): void {
    this.#at += 1;
    this.amend(next);
    if (this.#steps.length <= MOST_STEPS) return;
    this.#steps.shift();
    this.#at -= 1;
  }

  /** What is now was the same step as the last. */
  amend(next: T): void {
    this.#steps.splice(this.#at, this.#steps.length, next);
  }

  /** Another beginning: there is no way back behind it. */
  restart(now: T): void {
    this.#steps = [now];
    this.#at = 0;
  }

  undo(): void {
    if (this.canUndo) this.#at -= 1;
  }

  redo(): void {
    if (this.canRedo) this.#at += 1;
  }
}
