import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { inheritAssets, linkOrCopy } from '../../scripts/site/release/inherit-assets.ts';
import { Releases } from '../../scripts/site/release/releases.ts';
import { createApp } from '../../src/server/app.ts';
import { type Listening, listen } from '../../src/server/listen.ts';
import { CAMP_DIST } from './camp-site.ts';
import { test as base } from './fixtures.ts';

/** Edits a file of the site for a deployment. */
export type Change = (text: string, path: string) => string;

/** A built site, served and deployed again as often as a test wants. */
export class Deployments {
  readonly #built: string;
  /** Text files that releases change, read once. */
  readonly #texts = new Map<string, string>();
  readonly #others: string[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'deployments-'));
  readonly #releases = new Releases(join(this.#folder, 'dist'));
  #server: Listening | undefined;
  #now = 0;
  /** Any free port, the same from then on. */
  #port = 0;

  constructor(built: string) {
    this.#built = built;
    // Without compressed files, which would keep the old text, and without the notes on inherited
    // files and held releases: two tests at once would write to one file.
    const files = readdirSync(`${built}/`, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !/\.(br|gz|md)$|^\.(inherited|release)/.test(file.name))
      .map(({ parentPath, name }) => relative(`${built}/`, join(parentPath, name)));
    for (const file of files) {
      if (!/\.(html|js|css)$|version\.txt$/.test(file)) this.#others.push(file);
      else this.#texts.set(file, readFileSync(join(built, file), 'utf8'));
    }
  }

  async open(): Promise<string> {
    this.deploy('0');
    await this.answer();
    return `http://localhost:${this.#port}`;
  }

  /** Starts the server again at the same URL. */
  async answer(): Promise<void> {
    const app = createApp({ root: this.#releases.served, now: () => (this.#now += 1000) });
    this.#server = await listen(app, this.#port);
    this.#port = this.#server.port;
  }

  /** Deploys a build under this name: each page says it, each script is named after it. */
  deploy(name: string, change: Change = (text) => text): void {
    const next = this.#releases.begin();
    const renamed = (text: string) => text.replaceAll(/-([\w-]{8})\.(js|css)\b/g, `-$1${name}.$2`);
    const placed = (file: string) => {
      const place = join(next, file);
      mkdirSync(dirname(place), { recursive: true });
      return place;
    };
    const before = this.#releases.current() ?? this.#built;
    for (const file of this.#others) linkOrCopy(join(before, file), placed(file));
    for (const [file, typed] of this.#texts) {
      const text = change(renamed(typed), file);
      const marked = text.replace('<title>', `<meta name="release" content="${name}"><title>`);
      writeFileSync(placed(renamed(file)), marked);
    }
    this.#now += 1000;
    inheritAssets(this.#releases.current(), next, this.#now);
    this.#releases.publish(this.#now);
  }

  /** Stops the server: browsers may forget to emulate offline mode for a worker. */
  async fallSilent(): Promise<void> {
    await this.#server?.close();
  }

  async close(): Promise<void> {
    await this.fallSilent();
    rmSync(this.#folder, { recursive: true });
  }
}

/** The made-up camp, deployed again and again. */
export const test = base.extend<{ deployments: Deployments; url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  deployments: async ({}, use) => {
    const deployments = new Deployments(CAMP_DIST);
    await use(deployments);
    await deployments.close();
  },
  url: async ({ deployments }, use) => use(await deployments.open()),
  baseURL: async ({ url }, use) => use(url),
});
