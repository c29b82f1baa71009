import { readFileSync } from 'node:fs';
import type { Case } from './judged.ts';

/** Cases that are left out, and why. */
export interface Excluded {
  /** Files of public cases; without it every file. */
  readonly files?: readonly string[];
  readonly input: RegExp;
}

export interface Exclusions {
  readonly public: readonly Excluded[];
  readonly corpus: readonly Excluded[];
}

/** The committed list; an exclusion without a reason is an error. */
export function readExclusions(name: string): Exclusions {
  const file = new URL(`${name}.json`, import.meta.url);
  const { public: open, corpus } = JSON.parse(readFileSync(file, 'utf8'));
  return { public: open.map(excluded), corpus: corpus.map(excluded) };
}

function excluded(one: { files?: string[]; input: string; reason?: string }): Excluded {
  if (!one.reason) throw new TypeError(`no reason for ${one.input}`);
  return { ...(one.files ? { files: one.files } : {}), input: new RegExp(one.input, 'iu') };
}

export function isExcluded(
  one: Case & { readonly file?: string },
  list: readonly Excluded[],
): boolean {
  return list.some(
    ({ files, input }) =>
      (files === undefined || (one.file !== undefined && files.includes(one.file))) &&
      input.test(one.text),
  );
}
