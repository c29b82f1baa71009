import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot, ROOT } from '../../scripts/project/paths.ts';
import { CAMP, CAMP_PUBLIC } from '../camp.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A site built from an edited copy of the made-up camp; the project itself is not touched. */
export class BuiltSite {
  /** In the folder that built-folder.ts removes. */
  readonly #server = fromRoot(
    `.cache/rendered-${process.ppid}/site-${Math.trunc(performance.now())}`,
  );
  readonly #served: string;
  readonly content: string;
  readonly dist: string;

  /** @param dist the folder of its site, if already built */
  constructor(content = CAMP, folder = temporaryFolder(), dist = join(folder, 'dist')) {
    this.#served = content === CAMP ? CAMP_PUBLIC : fromRoot('public');
    this.content = join(folder, 'content');
    this.dist = dist;
    cpSync(content, this.content, { recursive: true });
  }

  /** Changes a JSON file of the copy. */
  edit<T>(path: string, change: (value: T) => void): void {
    const file = join(this.content, path);
    const value = JSON.parse(readFileSync(file, 'utf8'));
    change(value);
    writeFileSync(file, JSON.stringify(value));
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.content, path), text);
  }

  has(path: string): boolean {
    return existsSync(join(this.content, path));
  }

  /** A file of the content, verbatim. */
  source(path: string): string {
    return readFileSync(join(this.content, path), 'utf8');
  }

  /** The files of a folder of the content. */
  sources(folder: string): string[] {
    return readdirSync(join(this.content, folder)).map((name) => `${folder}/${name}`);
  }

  /** @param machine further environment variables of the machine */
  build(machine: Readonly<Record<string, string>> = {}): void {
    const env = {
      ...process.env,
      // Compression takes as long as all the rest; tests that need it pass ''.
      BUILD_UNCOMPRESSED: 'yes',
      ...machine,
      CONTENT_DIR: this.content,
      PUBLIC_DIR: this.#served,
      DIST_DIR: this.dist,
      SERVER_DIR: this.#server,
    };
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, env, stdio: 'pipe' });
  }

  /** A file of the site, with no-break spaces made plain. */
  text(path: string): string {
    return readFileSync(join(this.dist, path), 'utf8').replaceAll('\u00A0', ' ');
  }

  /** The HTML of every page by its path, such as `sport-city/index.html`. */
  pages(): Map<string, string> {
    const files = readdirSync(this.dist, { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => file.endsWith('index.html'));
    return new Map(pages.map((file) => [file, this.text(file)]));
  }
}
