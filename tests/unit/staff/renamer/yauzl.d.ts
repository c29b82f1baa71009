/** The part of yauzl that the tests use: it has no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    readonly fileName: string;
    readonly crc32: number;
    getLastModDate(): Date;
  }

  export interface ZipFile {
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
  }

  export function fromBufferPromise(
    bytes: Buffer,
    options: { lazyEntries: true },
  ): Promise<ZipFile>;
}
