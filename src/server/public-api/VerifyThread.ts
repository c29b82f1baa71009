import { Worker } from 'node:worker_threads';
import {
  type AskedText,
  type Claim,
  type RefusalReason,
  VerifyRefusal,
} from '../../verify/claim.ts';
import type { VerifyMaterial } from '../../verify/verify-text.ts';
import type { TextVerifier } from './tool.ts';

export interface VerifyLimits {
  /** The timeout of a text in milliseconds, without its time in the queue. */
  readonly deadlineMs: number;
  /** The length of the queue; a text beyond it is refused as `busy`. */
  readonly mostWaiting: number;
}

type Materials = readonly VerifyMaterial[];

interface Waiting {
  readonly materials: Materials;
  readonly asked: AskedText;
  readonly resolve: (claims: Claim[]) => void;
  readonly reject: (error: Error) => void;
}

/** Memory limits: many times what the facts and words of two languages need. */
const RESOURCES = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

/**
 * Verifies texts one at a time in a worker thread, so that they do not block the event loop. When a
 * text times out, its thread is terminated and the next text gets a new one. An idle thread does
 * not keep the process alive.
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

  /** @param materials one per language; the first is the default @throws VerifyRefusal */
  verify(materials: Materials, asked: AskedText): Promise<Claim[]> {
    if (this.#waiting.length >= this.#limits.mostWaiting)
      return Promise.reject(new VerifyRefusal('busy'));
    const { promise, resolve, reject } = Promise.withResolvers<Claim[]>();
    this.#waiting.push({ materials, asked, resolve, reject });
    if (!this.#current) this.#next();
    return promise;
  }

  /** Starts the thread before the first text: it takes a second, and most of the memory. */
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

  /** The timeout does not include the start, which depends on the machine and not on the text. */
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

  /** The thread ran out of memory or the reader threw: either way it is gone. */
  #fail(thread: Worker, error: unknown): void {
    if (thread !== this.#thread) return;
    this.#thread = undefined;
    // Failed in `prepare`: the first text starts another thread.
    if (!this.#current) return;
    this.#answer(({ reject }) => reject(error instanceof Error ? error : new Error(String(error))));
  }

  #end(): void {
    void this.#thread?.terminate();
    this.#thread = undefined;
  }
}

/** The longest text takes a fifth of a second; the last of sixteen waits some seconds. */
export const verifyThread = new VerifyThread({ deadlineMs: 1500, mostWaiting: 16 });

/** Verifies in the worker thread, one text at a time, each with a timeout. */
export const verifyInThread: TextVerifier = ({ verifyMaterials }, asked) =>
  verifyThread.verify(verifyMaterials, asked);
