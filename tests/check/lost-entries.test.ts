import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/content/json.ts';
import { changed } from '../camp.ts';
import { edited, reports } from './edited.ts';

/** The camp without an entry of its facts, such as a venue that a manager cut out of the file. */
function cut(file: string, ...steps: string[]) {
  return changed<JsonObject>(file, (value) => {
    const last = steps.pop() ?? '';
    const group = steps.reduce<JsonObject>((at, step) => at[step] as JsonObject, value);
    delete (group as Record<string, Json>)[last];
  });
}

describe('an entry that was taken out of the facts', () => {
  it('is told once, with the way to hide a venue', () => {
    const [only, ...more] = reports(cut('facts/venues.json', 'colleAlto'));
    expect(more).toEqual([]);
    expect(only?.place).toBe('facts/venues.json:1:1');
    expect(only?.sentence).toMatch(
      /^In «venues» non c’è più «colleAlto», ma ne parlano ancora \d+ punti di \d+ file: /,
    );
    expect(only?.sentence).toContain('«npm run decide venues.colleAlto.listed false»');
  });

  it('is told at the group that it was in, with the first places that speak of it', () => {
    const [only, ...more] = reports(cut('facts/open-days.json', 'events', 'second'));
    expect(more).toEqual([]);
    expect(only?.place).toBe('facts/open-days.json:9:13');
    expect(only?.sentence).toContain('non c’è più «second»');
    expect(only?.sentence).toMatch(/\(per primi: (texts\/it\/[a-z-]+\.json:\d+(, )?){6}\)\.$/);
    expect(only?.sentence).not.toContain('npm run decide');
  });

  it('is told as such where it was the last of its group', () => {
    const said = reports(cut('facts/season.json', 'closures', 'august'));
    expect(said.map(({ place }) => place)).toEqual(['facts/season.json:11:15']);
    expect(said[0]?.sentence).toContain('In «season.closures» non c’è più «august»');
  });

  it('is told at each place while these are few', () => {
    const from = /\{\{venues\.lagoBlu\.name\}\}/;
    const { content, places } = edited({
      file: 'texts/it/lago-blu.json',
      from,
      to: '‸{{venues.parcoRose.name}}',
    });
    expect(reports(content).map(({ place }) => place)).toEqual(places);
  });

  it('is a slip of the pen in each place where a name like it is there', () => {
    const said = reports(cut('facts/venues.json', 'lagoBlu')).map(({ sentence }) => sentence);
    expect(said.filter((one) => one.includes('non c’è più «lagoBlu»'))).toHaveLength(1);
  });
});
