import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/project/paths.ts';

const GUIDES = globSync(['*.md', '{docs,scripts,src,tests}/**/*.md'], { cwd: ROOT })
  .filter((path) => !path.includes('/vendor/'))
  .sort();
const FILES = globSync('{docs,scripts,src,tests}/**/*', { cwd: ROOT });
/** Paths of the code; content files may be renamed or removed by the manager. */
const OURS = /^(?:docs|schemas|scripts|src|tests)\/[\w./-]+$/;
/** A file of code by its name, with or without a part of its path. */
const BARE = /^[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|css)$/;

const named = (text: string) => [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);

it.each(GUIDES)('%s names only files that exist', (guide) => {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g)].map(([, to = '']) =>
    join(dirname(guide), to),
  );
  const places = [...links, ...named(text).filter((name) => OURS.test(name))];
  expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
});

it.each(GUIDES)('%s names files without a path only where they are easily found', (guide) => {
  const lines = readFileSync(join(ROOT, guide), 'utf8').split('\n');
  expect(lines.flatMap((line) => lostIn(line, folderOf(guide)))).toEqual([]);
});

it('the manager’s guide links to the guide of the check', () => {
  expect(readFileSync(join(ROOT, 'content/README.md'), 'utf8')).toContain('](CONTROLLO.md)');
});

/** The folder that a guide is about; undefined for one about the whole project. */
function folderOf(guide: string): string | undefined {
  const folder = dirname(guide);
  return folder === '.' || folder === 'docs' ? undefined : folder;
}

/** The names in a line that are not a file below the guide's folder, or below one named beside them. */
function lostIn(line: string, folder: string | undefined): string[] {
  const names = named(line);
  const beside = names.filter((name) => OURS.test(name)).map(topOf);
  const folders = folder === undefined ? beside : [...beside, folder];
  return names.filter(
    (name) => BARE.test(name) && !OURS.test(name) && !isBelow(folders, name) && !isAtRoot(name),
  );
}

const topOf = (path: string) => path.replace(/\/(?:[^/]*\.\w+)?$/, '');
const isAtRoot = (name: string) => !name.includes('/') && existsSync(join(ROOT, name));

function isBelow(folders: readonly string[], name: string): boolean {
  return FILES.some(
    (file) => file.endsWith(`/${name}`) && folders.some((folder) => file.startsWith(`${folder}/`)),
  );
}
