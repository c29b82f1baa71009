import { Worker } from 'node:worker_threads';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import type { Previewed, ShownPage } from './draw-page.ts';

/** What the thread is asked: the files that are others than it knows, and the page that is wanted. */
export interface ToDraw {
  readonly number: number;
  readonly changed: readonly SourceFile[];
  readonly gone: readonly string[];
  /** Grows whenever there are more pictures. */
  readonly served: number;
  readonly shown: ShownPage;
}

/** What it answers; null where the content cannot be drawn. */
export interface Drawn {
  readonly number: number;
  readonly page: Previewed | null;
}

type Sources = readonly SourceFile[];

/** Draws pages of content that is being edited; null for one that cannot be drawn. */
export interface Draws {
  page(sources: Sources, shown: ShownPage): Promise<Previewed | null>;
}

interface Settings {
  /** The module that draws, as a `file:` address. */
  readonly renderer: string;
  /** Absolute path of what the site serves as it is. */
  readonly publicFolder: string;
}

/** Draws in a thread of its own, which keeps the content: it is sent what changed alone. */
export class Preview implements Draws {
  readonly #settings: Settings;
  #thread: Worker | undefined;
  #known: Sources = [];
  #number = 0;
  #served = 0;
  readonly #waiting = new Map<number, (page: Previewed | null) => void>();
  #last:
    | { readonly sources: Sources; readonly key: string; page: Promise<Previewed | null> }
    | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#thread = this.#started();
  }

  /** The same drawing for who asks for the same once more. */
  page(sources: Sources, shown: ShownPage): Promise<Previewed | null> {
    const key = `${shown.locale} ${shown.page} ${this.#served}`;
    if (this.#last?.sources === sources && this.#last.key === key) return this.#last.page;
    const page = this.#asked(sources, shown);
    this.#last = { sources, key, page };
    return page;
  }

  /** There are other pictures now. */
  look(): void {
    this.#served += 1;
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #asked(sources: Sources, shown: ShownPage): Promise<Previewed | null> {
    this.#thread ??= this.#started();
    const before = new Set(this.#known);
    const paths = new Set(sources.map(({ path }) => path));
    const changed = sources.filter((source) => !before.has(source));
    const gone = this.#known.flatMap(({ path }) => (paths.has(path) ? [] : [path]));
    this.#known = sources;
    this.#number += 1;
    const { promise, resolve } = Promise.withResolvers<Previewed | null>();
    this.#waiting.set(this.#number, resolve);
    const asked: ToDraw = { number: this.#number, changed, gone, served: this.#served, shown };
    this.#thread.postMessage(asked);
    return promise;
  }

  #started(): Worker {
    const thread = new Worker(new URL('./preview-thread.ts', import.meta.url), {
      workerData: this.#settings,
    });
    thread.unref();
    thread.on('message', ({ number, page }: Drawn) => {
      this.#waiting.get(number)?.(page);
      this.#waiting.delete(number);
    });
    // What fails outside of a drawing ends the thread, and not the studio: the next page gets another.
    thread.on('error', () => {
      this.#thread = undefined;
      this.#known = [];
      this.#last = undefined;
      for (const resolve of this.#waiting.values()) resolve(null);
      this.#waiting.clear();
    });
    return thread;
  }
}
