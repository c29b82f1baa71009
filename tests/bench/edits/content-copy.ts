import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as decide } from '../../../scripts/decide.ts';
import { addLocale } from '../../../scripts/locale/add-locale.ts';
import { contentFolder, type Output } from '../../../scripts/project/content-command.ts';
import { CONTENT } from '../../../scripts/project/places.ts';
import { run as season } from '../../../scripts/season.ts';
import { isObject, type Json, type JsonObject } from '../../../src/content/json.ts';
import { romeToday } from '../../../src/time/rome.ts';

/** A copy of the live content that an edit may change. */
export class ContentCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'edit-'));

  constructor() {
    cpSync(CONTENT, this.folder, { recursive: true });
  }

  files(group: string): string[] {
    return readdirSync(join(this.folder, group)).map((name) => `${group}/${name}`);
  }

  read(file: string): JsonObject {
    return JSON.parse(readFileSync(join(this.folder, file), 'utf8'));
  }

  write(file: string, value: Json): void {
    writeFileSync(join(this.folder, file), `${JSON.stringify(value, null, 2)}\n`);
  }

  /** A value of a file: `get('facts/prices.json', 'sportCity.week')`. */
  get(file: string, path: string): Json {
    const { group, key } = groupOf(this.read(file), path, file);
    return group[key] ?? null;
  }

  /** Writes a value that is there, or adds one to its group; undefined takes it away. */
  set(file: string, path: string, value: Json | undefined): void {
    const root = this.read(file);
    const { group, key } = groupOf(root, path, file);
    if (value === undefined) delete group[key];
    else group[key] = value;
    this.write(file, root);
  }

  /** Adds to the end of a list. */
  push(file: string, path: string, ...items: readonly Json[]): void {
    this.set(file, path, [...this.list(file, path), ...items]);
  }

  list(file: string, path: string): readonly Json[] {
    const value = this.get(file, path);
    if (!Array.isArray(value)) throw new Error(`no list ${path} in ${file}`);
    return value;
  }

  /** Rewrites the text of a file; what is looked for must be there. */
  rewrite(file: string, from: string | RegExp, to: string): void {
    const before = readFileSync(join(this.folder, file), 'utf8');
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${from} matches nothing in ${file}`);
    writeFileSync(join(this.folder, file), after);
  }

  copy(from: string, to: string): void {
    cpSync(join(this.folder, from), join(this.folder, to), { recursive: true });
  }

  /** What the manager types after `npm run decide`. */
  decide(...args: readonly string[]): void {
    this.#done(decide([...args, '--content', this.folder], romeToday(Date.now())));
  }

  /** What she types after `npm run season --`. */
  season(...args: readonly string[]): void {
    this.#done(season([...args, '--content', this.folder], romeToday(Date.now())));
  }

  /** What she types after `npm run locale -- add`. */
  addLocale(subject: string): void {
    this.#done(addLocale({ subject, ...contentFolder(this.folder) }));
  }

  #done({ code, err }: Output): void {
    if (code !== 0) throw new Error(err);
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function groupOf(root: JsonObject, path: string, file: string) {
  const steps = path.split('.');
  const key = steps.at(-1) ?? '';
  let group: Json | undefined = root;
  for (const step of steps.slice(0, -1)) {
    if (Array.isArray(group)) group = group[Number(step)];
    else group = isObject(group) ? group[step] : undefined;
  }
  if (!isObject(group)) throw new Error(`no ${path} in ${file}`);
  return { group, key };
}
