import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as decide } from '../../../scripts/decide/command.ts';
import type { Output } from '../../../scripts/project/content-command.ts';
import { CONTENT } from '../../../scripts/project/paths.ts';
import { run as season } from '../../../scripts/season/next-season.ts';
import { type Json, type JsonObject, valueAt } from '../../../src/content/json.ts';
import { romeToday } from '../../../src/time/rome.ts';

/** A copy of the live content that an edit may change. */
export class ContentCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'edit-'));

  constructor() {
    cpSync(CONTENT, this.folder, { recursive: true });
  }

  read(file: string): JsonObject {
    return JSON.parse(readFileSync(join(this.folder, file), 'utf8'));
  }

  /** A value of a file: `get('facts/prices.json', 'week')`. */
  get(file: string, path: string): Json {
    return valueAt(this.read(file), path.split('.')) ?? null;
  }

  list(file: string, path: string): readonly Json[] {
    const value = this.get(file, path);
    if (!Array.isArray(value)) throw new Error(`no list ${path} in ${file}`);
    return value;
  }

  /** Changes a value or adds one to its group; undefined deletes it. */
  set(file: string, path: string, value: Json | undefined): void {
    const root = this.read(file);
    const steps = path.split('.');
    const key = steps.pop() ?? '';
    const group = valueAt(root, steps);
    if (typeof group !== 'object' || group === null) throw new Error(`no ${path} in ${file}`);
    if (value === undefined) Reflect.deleteProperty(group, key);
    else Reflect.set(group, key, value);
    writeFileSync(join(this.folder, file), `${JSON.stringify(root, null, 2)}\n`);
  }

  copy(from: string, to: string): void {
    cpSync(join(this.folder, from), join(this.folder, to));
  }

  /** Runs `npm run decide` with these arguments. */
  decide(...args: readonly string[]): void {
    done(decide([...args, '--content', this.folder], romeToday(Date.now())));
  }

  /** Runs `npm run season --` with these arguments. */
  season(...args: readonly string[]): void {
    done(season([...args, '--content', this.folder], romeToday(Date.now())));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function done({ code, err }: Output): void {
  if (code !== 0) throw new Error(err);
}
