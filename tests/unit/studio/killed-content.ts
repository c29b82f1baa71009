import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DraftFile } from '../../../src/studio/desk/desk.ts';

/** A file that is there after every other save alone. */
export const NEW_FILE = 'pages/new.json';

/** Larger than a disk takes at once, and in two forms that differ from end to end. */
const text = (letter: string, size: number) => `{ "t": "${letter.repeat(size)}" }\n`;
const SIZES: Readonly<Record<string, number>> = {
  'facts/prices.json': 9_000,
  'site.json': 70_000,
  'texts/it/home.json': 200_000,
};
const formsOf = (path: string) => ['a', 'b'].map((letter) => text(letter, SIZES[path] ?? 40));

export function makeContent(folder: string): void {
  for (const path of Object.keys(SIZES)) {
    const file = join(folder, 'content', path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, formsOf(path)[0] ?? '');
  }
}

export function contentOf(folder: string): Map<string, string | undefined> {
  return new Map(
    [...Object.keys(SIZES), NEW_FILE].map((path) => {
      const file = join(folder, 'content', path);
      return [path, existsSync(file) ? readFileSync(file, 'utf8') : undefined];
    }),
  );
}

/** A save that brings every file to its other form. */
export function turned(content: ReadonlyMap<string, string | undefined>): DraftFile[] {
  return [...content].flatMap(([path, before]) => {
    const [first = '', second = ''] = formsOf(path);
    const after = before === first ? second : first;
    return path === NEW_FILE && before !== undefined ? [] : [{ path, before, after }];
  });
}

/** What is neither the old nor the new file, whole, nor the journal of one of them. */
export function torn(folder: string): string[] {
  const files = [...contentOf(folder)].flatMap(([path, now]) =>
    (now === undefined && path === NEW_FILE) || formsOf(path).includes(now ?? '') ? [] : [path],
  );
  const journal = join(folder, 'drafts.json');
  return existsSync(journal) && !isJson(readFileSync(journal, 'utf8'))
    ? [...files, 'drafts.json']
    : files;
}

/** Files that nobody asked for: left behind by a save that did not end. */
export function leftBehind(folder: string): string[] {
  return readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(?:^|\/)\./.test(path),
  );
}

function isJson(typed: string): boolean {
  try {
    JSON.parse(typed);
    return true;
  } catch {
    return false;
  }
}
