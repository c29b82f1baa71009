import { describe, expect, it } from 'vitest';
import { mentionsOf } from '../../../../src/check/mentions/mentions-of.ts';
import { statementsOf } from '../../../../src/check/mentions/statements.ts';
import { valueAt } from '../../../../src/content/json.ts';
import { placeholdersOf } from '../../../../src/content/placeholders.ts';
import { createFormats, type FormatName } from '../../../../src/i18n/format.ts';
import { campContent, campFiles } from '../../../camp.ts';
import { CAMP_SEASON, campFacts } from './context.ts';

const formats = createFormats('it-IT', {
  terms: {},
  age: { whole: '{{$years}} anni', half: '{{$years}} anni e mezzo' },
  ordinals: { usual: { many: '{{$current}}º', other: '{{$current}}º' } },
});

const place = {
  pointer: '/text',
  around: '',
  usedHere: new Set<string>(),
  usedOnPage: new Set<string>(),
  elsewhere: { anywhere: new Set<string>(), byPointer: new Map() },
  venue: undefined,
  venues: new Map<string, string>(),
};

/** A text with every fix made, then as a parent reads it. */
function fixedAndShown(text: string): string {
  const fixes = mentionsOf(text, 'it', CAMP_SEASON)
    .flatMap((one) =>
      statementsOf(one, { shown: campFacts, official: campFacts }, { ...place, text }),
    )
    .flatMap((one) =>
      one.is === 'fact' && typeof one.replacement === 'object' ? [one.replacement] : [],
    );
  const fixed = fixes
    .toReversed()
    .reduce(
      (all, { slot, text: typed }) => all.slice(0, slot.start) + typed + all.slice(slot.end),
      text,
    );
  return shown(fixed);
}

function shown(text: string): string {
  const all = Object.fromEntries(campFacts.all.map(({ path, value }) => [path, value]));
  return placeholdersOf(text)
    .toReversed()
    .reduce((rest, { start, end, name, format }) => {
      const value = all[name] ?? null;
      const written = format ? formats[format as FormatName].write(value) : String(value);
      return rest.slice(0, start) + written.replaceAll('\u00A0', ' ') + rest.slice(end);
    }, text);
}

/** What a parent understands: the values of a sentence, and the words between them. */
function understood(text: string): string {
  const mentions = mentionsOf(text, 'it', CAMP_SEASON);
  const words = mentions
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}#${rest.slice(end)}`, text);
  const values = mentions
    .flatMap(({ ends, ...one }) => ends ?? [one])
    .map(({ value }) => JSON.stringify(value));
  return `${words.replace(/#(\s?(?:–|-|al|alle|all’)\s?#)+/g, '#')} ${values.join(' ')}`;
}

const years = valueAt(campContent('facts/claims.json'), ['experience', 'years']);

const SENTENCES = [
  'La settimana intera a Lago Blu costa centoquarantaquattro euro.',
  'Lo sconto fratelli è del 10 per cento.',
  `Abbiamo ${years === 20 ? 'vent’anni' : `${years} anni`} di esperienza.`,
  'Lo sconto fratelli parte dal secondo figlio.',
  'Lo sconto fratelli parte dal 2º figlio.',
  'La mezza giornata va dalle 8 alle 14:30.',
  'L’uscita prolungata è alle 6 e mezza di sera.',
  'La chiusura va da lunedì 18 a venerdì 22 agosto.',
  'Si comincia lunedì 16 giugno 2031.',
  'Accogliamo bambini dai cinque ai tredici anni.',
  'Si prova da 4 anni e mezzo.',
  'A mezzogiorno e alle 8 si apre la segreteria.',
  'Metà prezzo per i fratelli.',
];

describe('a fix', () => {
  it('has a camp to be held against', () => expect(campFiles.size).toBeGreaterThan(10));

  it.each(SENTENCES)('leaves a sentence that reads as before: %s', (sentence) => {
    expect(understood(fixedAndShown(sentence))).toBe(understood(sentence));
  });
});
