import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../scripts/reread.ts';
import { CAMP } from '../../camp.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** The camp with all sentences confirmed, then with a time moved. */
const moved = temporaryFolder(CAMP);
let folder = '';

beforeAll(() => {
  run(['--all', '--content', moved]);
  const path = join(moved, 'facts/programme.json');
  const text = readFileSync(path, 'utf8').replaceAll('"12:30"', '"12:40"');
  writeFileSync(path, text);
});
beforeEach(() => {
  folder = temporaryFolder(moved);
});

const reread = (...args: string[]) => run([...args, '--content', folder]);
const pagesIn = (out: string) =>
  [...out.matchAll(/npm run reread ([\w-]+)»/g)].map(([, page = '']) => page);

describe('npm run reread', () => {
  it('lists each sentence with its place and its page, and counts them', () => {
    const { code, out } = reread();
    const [first = ''] = out.split('\n');
    const pages = pagesIn(out);
    expect(code).toBe(1);
    expect(pages.length).toBeGreaterThan(1);
    expect(first).toMatch(/^\S+\.json:\d+:\d+ La frase «.+» va riletta, perché .+ era .+, ora è /);
    expect(out).toContain(
      `${pages.length} frasi da rileggere. Quando le avrete lette tutte: npm run reread -- --all`,
    );
  });

  it('confirms the sentences of a page, and counts them', () => {
    const [page = '', ...others] = pagesIn(reread().out);
    const same = others.filter((other) => other === page).length;
    const { out } = reread(page);
    expect(out).toMatch(new RegExp(`^Frasi confermate: ${1 + same}\\.\n`));
    expect(pagesIn(out)).toEqual(others.filter((other) => other !== page));
  });

  it('confirms a sentence by its words, and counts the last one', () => {
    const sentences = [...reread().out.matchAll(/La frase «(.+?)» va riletta/g)].map(
      ([, text = '']) => text,
    );
    const [last = '', ...others] = new Set(sentences);
    const { out } = reread(...others.map((text) => text.slice(0, 40).toUpperCase()));
    expect(out).toContain(`«${last}»`);
    expect(out).toContain('\n1 frase da rileggere. Quando');
  });

  it('does not confirm sentences that depend on an error', () => {
    const path = join(folder, 'facts/programme.json');
    const right = readFileSync(path, 'utf8');
    const count = pagesIn(reread().out).length;
    writeFileSync(path, right.replace('"lunch": { "from": "12:40"', '"lunch": { "from": "12:50"'));
    const { code, out } = reread('--all');
    expect(code).toBe(1);
    expect(out).toMatch(
      /\d+ fras[ei] aspetta(?:no)?: .+ ha un errore\. .+ npm run check dice dove\.$/,
    );
    writeFileSync(path, right);
    expect(pagesIn(reread().out).length).toBeGreaterThan(0);
    expect(count).toBeGreaterThan(0);
  });

  it('confirms all sentences', () => {
    const count = pagesIn(reread().out).length;
    expect(reread('--all')).toEqual({
      code: 0,
      out: `Frasi confermate: ${count}.\nNessuna frase da rileggere.`,
      err: '',
    });
    expect(reread()).toEqual({ code: 0, out: 'Nessuna frase da rileggere.', err: '' });
  });

  it('refuses words that no sentence has', () => {
    const { code, err } = reread('inventato');
    expect(code).toBe(2);
    expect(err).toContain('Nessuna frase da rileggere sta in «inventato».');
  });
});
