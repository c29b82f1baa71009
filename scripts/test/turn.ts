import type { ChildProcess } from 'node:child_process';

/**
 * What a step prints. Steps run at the same time, and each has its say from its first line to its last
 * before the next one: whatever comes earlier is held back.
 */
export class Turn {
  readonly #print: (said: string | Uint8Array) => void;
  #held: Uint8Array[] | undefined = [];

  constructor(print: (said: string | Uint8Array) => void) {
    this.#print = print;
  }

  /** Who begins in its turn has the terminal for itself. */
  get stdio(): 'inherit' | 'pipe' {
    return this.#held ? 'pipe' : 'inherit';
  }

  listenTo({ stdout, stderr }: Pick<ChildProcess, 'stdout' | 'stderr'>): void {
    for (const stream of [stdout, stderr]) stream?.on('data', (said) => this.#hear(said));
  }

  /** From now on what it says is printed as it comes. */
  begin(heading: string): void {
    this.#print(heading);
    for (const said of this.#held ?? []) this.#print(said);
    this.#held = undefined;
  }

  #hear(said: Uint8Array): void {
    if (this.#held) this.#held.push(said);
    else this.#print(said);
  }
}
