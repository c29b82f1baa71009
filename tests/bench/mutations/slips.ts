// Mistakes in the content, each of which the check must report on its line. Broken JSON, wrong types
// and misspelt keys are in tests/check/slips.test.ts and tests/check/broken-files.test.ts.

import { isObject, type Json } from '../../../src/content/json.ts';
import { placeholdersOf } from '../../../src/content/placeholders.ts';
import { eachText } from '../../../src/content/sentences.ts';
import { eachValue } from '../../each-value.ts';
import { hardCodedSlips } from './hard-coded-slips.ts';
import { anywhereIn, type Mutation, type Original } from './mutation.ts';
import type { Random } from './random.ts';
import { movedDate, near } from './written-forms.ts';

type Slips = (original: Original, random: Random) => Mutation[];

/** The kinds of mistakes, and how many of a kind are made in one file. */
const SLIPS: readonly Slips[] = [hardCodedSlips, factSlips, saysSlips, nameSlips, placeholderSlips];
const PER_FILE = 12;

export function slips(original: Original, random: Random): Mutation[] {
  return SLIPS.flatMap((make) => make(original, random));
}

function eachFile(
  original: Original,
  random: Random,
  prefix: string,
  make: (path: string) => Mutation[],
) {
  // A command writes this file, nobody types in it.
  const files = original.files(prefix).filter(({ path }) => path !== 'read/confirmed.json');
  return files.flatMap(({ path }) => random.sample(make(path), PER_FILE));
}

function values(original: Original, path: string) {
  const { value } = original.document(path);
  return [...eachValue(value ?? null)].filter(
    ({ pointer }) => !/\/(?:confirm|\$schema)/.test(pointer),
  );
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const PRICES = /^facts\/(?:prices\.json\/\w+|fees\.json\/\w+|agreements\.json\/rates\/\w+)$/;
/** Days of events, which must fit a weekday, a week or a closure. */
const DAYS =
  /^facts\/(?:season\.json\/(?:start|end|extension\/end|closures\/august\/(?:from|to))|open-days\.json\/events\/\w+\/(?:date|bookBy)|staff\.json\/.*\/(?:trainingStart|training\/(?:from|to)))$/;
const CHAIN =
  /^facts\/discounts\.json\/chain\/(?:table\/\d+\/(?:children|percent)|percentPerChild|maxPercent)$/;

/** Facts that contradict the others. */
function factSlips(original: Original, random: Random): Mutation[] {
  return original.files('facts/').flatMap(({ path }) =>
    values(original, path).flatMap(({ pointer, value }): Mutation[] => {
      const span = original.document(path).span(pointer);
      const put = (kind: string, wrong: Json, targets?: Mutation['targets']) => {
        const slip = original.slip(kind, path, span, JSON.stringify(wrong));
        return targets ? { ...slip, targets } : slip;
      };
      if (DAYS.test(path + pointer))
        return [-1, 1, 2].map((days) => put('giorno spostato', movedDate(String(value), days)));
      if (CHAIN.test(path + pointer))
        return [-1, 1, 2].map((step) =>
          put('scalino di uno sconto sbagliato', Number(value) + step, anywhereIn(path)),
        );
      if (PRICES.test(path + pointer) && typeof value === 'number')
        // Two prices that disagree may be reported at either.
        return [10, 100, 0.1].map((factor) =>
          put(
            'virgola del prezzo spostata',
            Math.round(value * factor * 100) / 100,
            anywhereIn('facts/prices.json', 'facts/fees.json', 'facts/agreements.json'),
          ),
        );
      if (WEEKDAYS.includes(String(value)))
        return random
          .sample(
            WEEKDAYS.filter((day) => day !== value),
            3,
          )
          .map((day) => put('giorno della settimana cambiato', day));
      const backwards = isObject(value) && swapped(value);
      return backwards ? [put('intervallo al contrario', backwards)] : [];
    }),
  );
}

/** A range with its ends swapped: of days, of hours, of ages. */
function swapped(value: { readonly [key: string]: Json }): Json | undefined {
  const { from, to, min, max } = value;
  if (from !== undefined && to !== undefined && from !== to)
    return { ...value, from: to, to: from };
  return min === undefined || max === undefined ? undefined : { ...value, min: max, max: min };
}

/** A page that states another value than its open question lists. */
function saysSlips(original: Original): Mutation[] {
  return original.files('pages/').flatMap((document) => {
    const says =
      isObject(document.value) && isObject(document.value.says) ? document.value.says : {};
    return Object.entries(says).flatMap(([fact, value]) =>
      [1, -1, 2].flatMap((step) => {
        const other = value === null ? undefined : near(value, step);
        const span = document.span(`/says/${fact}`);
        if (other === undefined) return [];
        return [original.slip('«says» cambiato', document.path, span, JSON.stringify(other))];
      }),
    );
  });
}

/** Keys of pages and of site.json whose value names something else. */
const NAMES =
  /\/(?:id|page|link|anchor|picture|gallery|venue|priceList|map|template|fact|instead|provider|frame|album|slide)$|\/(?:blocks|courses|discounts|steps|features|menus|apps|social|groups|links|items|slots)\/\d+$/;

/** Links, anchors and ids without a target. */
function nameSlips(original: Original, random: Random): Mutation[] {
  const inFile = (path: string) =>
    values(original, path).flatMap(({ pointer, value }): Mutation[] => {
      if (typeof value !== 'string' || !NAMES.test(pointer)) return [];
      const typed = JSON.stringify(misspelt(value, random));
      return [original.slip('nome rotto', path, original.document(path).span(pointer), typed)];
    });
  return ['pages/', 'site.json'].flatMap((prefix) => eachFile(original, random, prefix, inFile));
}

/** One typing error: a letter lost, doubled, swapped with the next, or wrong. */
function misspelt(name: string, random: Random): string {
  const at = random.below(Math.max(1, name.length - 1));
  const [before, letter, next] = [name.slice(0, at), name.charAt(at), name.charAt(at + 1)];
  const after = name.slice(at + 2);
  const forms = [
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
    `${before}${letter === 'x' ? 'y' : 'x'}${next}${after}`,
  ];
  return random.pick(forms.filter((form) => form !== name && form !== ''));
}

/** Lost or misspelt placeholders. */
function placeholderSlips(original: Original, random: Random): Mutation[] {
  return eachFile(original, random, 'texts/', (path) => {
    const document = original.document(path);
    return eachText(document.value ?? null).flatMap(({ text, pointer }) =>
      placeholdersOf(text).flatMap(({ start, end, typed, name }) => {
        if (typed === text) return [];
        const span = document.spanWithin(pointer, start, end);
        const wrong = typed.replace(name, misspelt(name, random));
        const broken = random.pick([typed.slice(1), typed.slice(0, -1), `{${typed}`]);
        return [
          original.slip('segnaposto perso', path, span, ''),
          ...[wrong, broken].map((replacement) =>
            original.slip('segnaposto sbagliato', path, span, replacement),
          ),
        ];
      }),
    );
  });
}
