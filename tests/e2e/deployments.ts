import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inheritAssets } from '../../scripts/build/release/inherit-assets.ts';
import { Releases } from '../../scripts/build/release/releases.ts';
import { createApp } from '../../src/server/app.ts';
import { type Listening, listen } from '../../src/server/listen.ts';

/** What a deployment changes in a file of the site, by its path. */
export type Change = (text: string, path: string) => string;

/** A built site, served, and built again as often as a test wants. */
export class Deployments {
  readonly #built: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'deployments-'));
  readonly #releases = new Releases(join(this.#folder, 'dist'));
  #server: Listening | undefined;
  #now = 0;

  constructor(built: string) {
    this.#built = built;
  }

  async open(): Promise<string> {
    this.deploy('0');
    const app = createApp({ root: this.#releases.served, now: () => (this.#now += 1000) });
    this.#server = await listen(app, 0);
    return `http://localhost:${this.#server.port}`;
  }

  /** As another build: each page says which, each script has a new name. */
  deploy(name: string, change: Change = (text) => text): void {
    const next = this.#releases.begin();
    // Without the compressed forms, which would still say what the release before said.
    const filter = (path: string) => !/\.(br|gz)$/.test(path);
    cpSync(`${this.#built}/`, next, { recursive: true, dereference: true, filter });
    const files = readdirSync(next, { recursive: true, encoding: 'utf8' });
    const renamed = (text: string) => text.replaceAll(/-([\w-]{8})\.(js|css)\b/g, `-$1${name}.$2`);
    for (const file of files.filter((path) => /\.(html|js|css)$|version\.txt$/.test(path))) {
      const text = change(renamed(readFileSync(join(next, file), 'utf8')), file);
      rmSync(join(next, file));
      const marked = text.replace('<title>', `<meta name="release" content="${name}"><title>`);
      writeFileSync(join(next, renamed(file)), marked);
    }
    this.#now += 1000;
    inheritAssets(this.#releases.current(), next, this.#now);
    this.#releases.finish(this.#now);
  }

  /** Nobody answers any more: for a worker too, which a browser that plays offline may forget. */
  async fallSilent(): Promise<void> {
    await this.#server?.close();
  }

  async close(): Promise<void> {
    await this.fallSilent();
    rmSync(this.#folder, { recursive: true });
  }
}
