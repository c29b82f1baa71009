import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type VerifiedClaim, type VerifyInput, VerifyUnavailable } from '../../verify/claim.ts';
import type { VerifyMaterial } from '../../verify/verify-text.ts';

export interface VerifyLimits {
  /** The timeout of a text in milliseconds, without its time in the queue. */
  readonly timeoutMs: number;
  /** The length of the queue; a text beyond it is refused as `busy`. */
  readonly maxWaiting: number;
}

type Materials = readonly VerifyMaterial[];

/** Memory limits: many times what the facts and words of two languages need. */
const RESOURCES = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

/**
 * Verifies texts one at a time in a worker thread, so that they do not block the event loop. When a
 * text times out, its thread is terminated and the next text gets a new one. An idle thread does
 * not keep the process alive.
 */
export class VerifyThread {
  readonly #limits: VerifyLimits;
  #pending = 0;
  #last: Promise<unknown> = Promise.resolve();
  #current: { readonly materials: Materials; readonly thread: Promise<Worker> } | undefined;

  constructor(limits: VerifyLimits) {
    this.#limits = limits;
  }

  /** @param materials one per language; the first is the default @throws VerifyUnavailable */
  verify(materials: Materials, input: VerifyInput): Promise<VerifiedClaim[]> {
    if (this.#pending > this.#limits.maxWaiting)
      return Promise.reject(new VerifyUnavailable('busy'));
    this.#pending += 1;
    const answer = this.#last.then(() => this.#read(materials, input));
    this.#last = answer.then(
      () => (this.#pending -= 1),
      () => (this.#pending -= 1),
    );
    return answer;
  }

  /** Starts the thread before the first text: it takes a second, and most of the memory. */
  prepare(materials: Materials): void {
    if (this.#pending === 0) this.#threadFor(materials).catch(() => this.#end());
  }

  /** The timeout does not include the start, which depends on the machine and not on the text. */
  async #read(materials: Materials, input: VerifyInput): Promise<VerifiedClaim[]> {
    try {
      const thread = await this.#threadFor(materials);
      thread.ref();
      thread.postMessage(input);
      const signal = AbortSignal.timeout(this.#limits.timeoutMs);
      const [claims] = await once(thread, 'message', { signal });
      thread.unref();
      return claims;
    } catch (error) {
      this.#end();
      throw error instanceof Error && error.name === 'AbortError'
        ? new VerifyUnavailable('timeout')
        : error;
    }
  }

  #threadFor(materials: Materials): Promise<Worker> {
    if (this.#current?.materials === materials) return this.#current.thread;
    this.#end();
    const thread = startWorker(materials);
    const current = { materials, thread };
    this.#current = current;
    const forget = () => {
      if (this.#current === current) this.#current = undefined;
    };
    thread.then((worker) => worker.once('exit', forget), forget);
    return thread;
  }

  #end(): void {
    this.#current?.thread.then(
      (thread) => thread.terminate(),
      () => {},
    );
    this.#current = undefined;
  }
}

/** Rejects when the thread cannot read the material. */
async function startWorker(workerData: Materials): Promise<Worker> {
  const url = new URL('./verify-worker.ts', import.meta.url);
  const thread = new Worker(url, { workerData, resourceLimits: RESOURCES });
  await once(thread, 'message');
  // Its exit is what counts: the next text starts another.
  thread.on('error', () => {});
  thread.unref();
  return thread;
}

/** The longest text takes a fifth of a second; the last of sixteen waits some seconds. */
export const verifyThread = new VerifyThread({ timeoutMs: 1500, maxWaiting: 16 });
