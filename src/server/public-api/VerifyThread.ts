import { Worker } from 'node:worker_threads';
import type { Claim } from '../../verify/claim.ts';
import { type AskedText, type RefusalReason, VerifyRefusal } from '../../verify/verify-refusal.ts';
import type { VerifyMaterial } from '../../verify/verify-text.ts';
import type { TextVerifier } from './verifiers.ts';

export interface VerifyLimits {
  /** Milliseconds that a text may take once its turn has come. */
  readonly deadlineMs: number;
  /** Texts that wait for their turn; one more is refused as `busy`. */
  readonly mostWaiting: number;
}

type Materials = readonly VerifyMaterial[];

interface Waiting {
  readonly materials: Materials;
  readonly asked: AskedText;
  readonly resolve: (claims: Claim[]) => void;
  readonly reject: (error: Error) => void;
}

/** Enough for the facts and the words of two languages, many times over. */
const RESOURCES = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

/**
 * Reads texts one after another in a thread of its own, so that none of them holds the one that answers.
 * A thread whose text takes too long is ended, and the next text gets another. It keeps no process alive
 * that waits for no text.
 */
export class VerifyThread {
  readonly #limits: VerifyLimits;
  readonly #waiting: Waiting[] = [];
  #thread: Worker | undefined;
  #materials: Materials | undefined;
  #isReady = false;
  #current: Waiting | undefined;
  #deadline: NodeJS.Timeout | undefined;

  constructor(limits: VerifyLimits) {
    this.#limits = limits;
  }

  /** @param materials of each language, the first for texts that name none @throws VerifyRefusal */
  verify(materials: Materials, asked: AskedText): Promise<Claim[]> {
    if (this.#waiting.length >= this.#limits.mostWaiting)
      return Promise.reject(new VerifyRefusal('busy'));
    const { promise, resolve, reject } = Promise.withResolvers<Claim[]>();
    this.#waiting.push({ materials, asked, resolve, reject });
    if (!this.#current) this.#next();
    return promise;
  }

  /** Starts the thread before anybody asks: its start takes a second, and most of the memory. */
  prepare(materials: Materials): void {
    if (!this.#current) this.#start(materials);
  }

  #next(): void {
    this.#current = this.#waiting.shift();
    if (!this.#current) {
      this.#thread?.unref();
      return;
    }
    const { materials } = this.#current;
    if (!this.#thread || this.#materials !== materials) this.#start(materials);
    else if (this.#isReady) this.#ask();
  }

  /** The deadline does not count the start: the machine is late then, not the text. */
  #start(materials: Materials): void {
    this.#end();
    this.#isReady = false;
    const thread = new Worker(new URL('./verifyWorker.ts', import.meta.url), {
      workerData: materials,
      resourceLimits: RESOURCES,
    });
    thread.once('message', () => {
      if (thread !== this.#thread) return;
      thread.on('message', (claims: Claim[]) => this.#answer(({ resolve }) => resolve(claims)));
      this.#isReady = true;
      if (this.#current) this.#ask();
      else thread.unref();
    });
    thread.on('error', (error) => this.#fail(thread, error));
    this.#thread = thread;
    this.#materials = materials;
  }

  #ask(): void {
    this.#thread?.ref();
    this.#deadline = setTimeout(() => this.#refuse('late'), this.#limits.deadlineMs);
    this.#thread?.postMessage(this.#current?.asked);
  }

  #answer(tell: (waiting: Waiting) => void): void {
    clearTimeout(this.#deadline);
    const current = this.#current;
    this.#next();
    if (current) tell(current);
  }

  #refuse(reason: RefusalReason): void {
    this.#end();
    this.#answer(({ reject }) => reject(new VerifyRefusal(reason)));
  }

  /** Its memory was not enough, or the reader has a fault: the thread is gone either way. */
  #fail(thread: Worker, error: unknown): void {
    if (thread !== this.#thread) return;
    this.#thread = undefined;
    // Started before anybody asked: the first text starts another.
    if (!this.#current) return;
    this.#answer(({ reject }) => reject(error instanceof Error ? error : new Error(String(error))));
  }

  #end(): void {
    void this.#thread?.terminate();
    this.#thread = undefined;
  }
}

/** A text of the greatest length takes a fifth of a second; sixteen wait some seconds for their turn. */
export const verifyThread = new VerifyThread({ deadlineMs: 1500, mostWaiting: 16 });

/** Beside the thread that answers, one text after another, each within its time. */
export const verifyInThread: TextVerifier = ({ verifyMaterials }, asked) =>
  verifyThread.verify(verifyMaterials, asked);
