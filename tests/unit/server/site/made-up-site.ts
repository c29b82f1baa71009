import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '../../../temporary-folder.ts';

export const POLICY = "default-src 'none'; script-src 'self'";
export const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`;

/** A small built site in a temporary folder, with the files that a build adds to the pages. */
export class MadeUpSite {
  readonly folder = temporaryFolder();
  readonly root = join(this.folder, 'dist');
  #count = 0;

  /** Replaces the release, as a build does. */
  release(files: Readonly<Record<string, string>> = {}): this {
    this.#count += 1;
    const name = `release-${this.#count}`;
    const all = {
      'index.html': '<h1>Casa</h1>',
      'sport-city/index.html': '<h1>Sport City</h1>',
      'en/index.html': '<h1>Home</h1>',
      'assets/entry-B1x.js': SCRIPT,
      'pictures/pool.svg': '<svg/>',
      'pictures/pool party.svg': '<svg id="party"/>',
      'site-headers.json': JSON.stringify({
        headers: { 'Content-Security-Policy': POLICY },
        localeRoots: ['/', '/en'],
      }),
      ...files,
    };
    for (const [file, text] of Object.entries(all))
      writeServed(join(this.folder, name, file), text);
    writeFileSync(join(this.folder, 'secret.txt'), 'secret');
    symlinkSync(name, join(this.folder, 'link'));
    renameSync(join(this.folder, 'link'), this.root);
    return this;
  }
}

/** Writes a file, and its compressed variants if it is long. */
export function writeServed(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  if (text.length < 1024) return;
  writeFileSync(`${path}.gz`, gzipSync(text));
  writeFileSync(`${path}.br`, brotliCompressSync(text));
}
