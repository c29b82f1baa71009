import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { campSources } from '../camp.ts';
import { TYPED, withItem } from '../each-kind.ts';
import { errors } from './edited.ts';

/** The camp with a new entry or page. */
function withNew(kind: string): readonly SourceFile[] {
  return withItem(campSources, { kind, id: 'orto', typed: TYPED[kind] ?? [] });
}

// site/built-states.test.ts tests that each kind passes once its texts are written.
describe('a new entry or page', () => {
  it('needs its texts in a file that pages share', () => {
    const text = '{ "closures": { "orto": "DA SCRIVERE: Nota" } }';
    const found = errors([...campSources, { path: 'texts/it/venue.json', text }]);
    const waiting = found.filter(({ code }) => code === 'to-write');
    expect(waiting.map(({ file, pointer }) => file + pointer)).toEqual([
      'texts/it/venue.json/closures/orto',
    ]);
  });

  it('is called as typed, and asks for no other name', () => {
    const wish = { kind: 'body', id: 'orto', typed: [], displayName: 'Orto dei nonni' };
    const files = withItem(campSources, wish);
    expect(errors(files)).toEqual([]);
    const facts = files.find(({ path }) => path === 'facts/agreements.json');
    expect(facts?.text).toContain('"orto": "Orto dei nonni"');
  });

  it('signs a testimonial as typed, and shows no internal name in what is to write', () => {
    const wish = { kind: 'testimonial', id: 'anna-p', typed: [], displayName: 'Nonna Anna' };
    const home = withItem(campSources, wish).find(({ path }) => path === 'texts/it/home.json');
    expect(home?.text).toContain('"author": "Nonna Anna"');
    expect(home?.text).toContain('La frase grande (Nonna Anna)"');
    expect(home?.text).not.toContain('(anna-p');
  });

  it('changes no other character', () => {
    const before = new Map(campSources.map(({ path, text }) => [path, text]));
    for (const { path, text } of withNew('section')) {
      const old = before.get(path) ?? '';
      const kept = old.split('\n').filter((line) => !text.includes(line.replace(/,$/, '')));
      expect(kept).toEqual([]);
    }
  });

  it('shows the number of a rule in its words', () => {
    const texts = withNew('rule').find(({ path }) => path === 'texts/it/economic-regulations.json');
    expect(texts?.text).toMatch(/"DA SCRIVERE[^"]*\{\{rules\.orto\.days, number\}\}\)"/);
  });
});
