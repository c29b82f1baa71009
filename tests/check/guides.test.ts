import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/project/places.ts';

const GUIDES = globSync(['*.md', '{scripts,docs,src}/**/*.md'], { cwd: ROOT }).sort();
/** What the manager may rename or take away is no matter of theirs. */
const OURS = /^(?:schemas|scripts|src|tests|docs)\/[\w./-]+$/;

it.each(GUIDES)('%s leads to what is there', (guide) => {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g)].map(([, to = '']) =>
    join(dirname(guide), to),
  );
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const places = [...links, ...named.filter((name) => OURS.test(name))];
  expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
});

it('the manager’s guide leads to the one of what the check says', () => {
  expect(readFileSync(join(ROOT, 'content/README.md'), 'utf8')).toContain('](CONTROLLO.md)');
});
