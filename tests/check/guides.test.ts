import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/project/places.ts';

const GUIDES = globSync(['*.md', '{scripts,docs,src}/**/*.md'], { cwd: ROOT }).sort();
/** Paths of the code; content files may be renamed or removed by the manager. */
const OURS = /^(?:schemas|scripts|src|tests|docs)\/[\w./-]+$/;

it.each(GUIDES)('%s names only files that exist', (guide) => {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g)].map(([, to = '']) =>
    join(dirname(guide), to),
  );
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const places = [...links, ...named.filter((name) => OURS.test(name))];
  expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
});

it('the manager’s guide links to the guide of the check', () => {
  expect(readFileSync(join(ROOT, 'content/README.md'), 'utf8')).toContain('](CONTROLLO.md)');
});
