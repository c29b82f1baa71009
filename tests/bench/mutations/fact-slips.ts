import { isObject, type Json } from '../../../src/content/json.ts';
import type { Mutation, Original } from './mutation.ts';
import type { Random } from './random.ts';
import { movedDate } from './written-forms.ts';

interface Leaf {
  readonly file: string;
  readonly pointer: string;
  readonly value: Json;
}

const DAY_STEPS = [-1, 1, 2];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Facts that cannot be true together with the others. */
export function factSlips(original: Original, random: Random): Mutation[] {
  return [
    ...movedEvents(original),
    ...lateDeadlines(original),
    ...weekdays(original, random),
    ...discountSteps(original),
    ...decimalPoints(original),
    ...backwardRanges(original),
  ];
}

/** Every value of the facts, groups and lists included; the manager's notes left out. */
function leaves(original: Original, file: string): Leaf[] {
  const visit = (value: Json, pointer: string): Leaf[] => {
    const here = { file, pointer, value };
    if (typeof value !== 'object' || value === null) return [here];
    return [
      here,
      ...Object.entries(value)
        .filter(([key]) => key !== 'confirm' && key !== '$schema')
        .flatMap(([key, child]) => visit(child, `${pointer}/${key}`)),
    ];
  };
  return visit(original.document(file).value ?? null, '');
}

function slip(original: Original, kind: string, leaf: Leaf, value: Json): Mutation {
  const typed = JSON.stringify(value);
  const place = original.document(leaf.file).locate(leaf.pointer);
  const title = `${leaf.file}${leaf.pointer}: ${JSON.stringify(leaf.value)} → ${typed}`;
  return { sort: 'slip', kind, title, ...original.replace(place, typed) };
}

/** Days on which something happens: they stand beside a weekday, a week or a closure. */
const EVENTS: readonly [file: string, pointer: RegExp][] = [
  ['facts/season.json', /^\/(start|end|extension\/end|closures\/august\/(from|to))$/],
  ['facts/open-days.json', /^\/events\/\w+\/(date|bookBy)$/],
  ['facts/staff.json', /\/(trainingStart|training\/(from|to))$/],
];

function movedEvents(original: Original): Mutation[] {
  return EVENTS.flatMap(([file, pointer]) =>
    leaves(original, file)
      .filter((leaf) => pointer.test(leaf.pointer))
      .flatMap((leaf) =>
        DAY_STEPS.map((days) =>
          slip(original, 'giorno spostato', leaf, movedDate(String(leaf.value), days)),
        ),
      ),
  );
}

function lateDeadlines(original: Original): Mutation[] {
  const openDays = leaves(original, 'facts/open-days.json');
  const late = openDays
    .filter(({ pointer }) => pointer.endsWith('/bookBy'))
    .flatMap((leaf) => {
      const date = openDays.find(
        ({ pointer }) => pointer === leaf.pointer.replace('bookBy', 'date'),
      );
      return [1, 2, 7, 30].map((days) =>
        slip(original, 'scadenza dopo l’evento', leaf, movedDate(String(date?.value), days)),
      );
    });
  const chain = leaves(original, 'facts/discounts.json').filter(
    ({ pointer }) => pointer === '/chain/deadline/date',
  );
  const season = leaves(original, 'facts/season.json').find(({ pointer }) => pointer === '/end');
  const afterSeason = [1, 10, 40].map((days) => movedDate(String(season?.value), days));
  return [
    ...late,
    ...chain.flatMap((leaf) =>
      afterSeason.map((date) => slip(original, 'scadenza dopo l’evento', leaf, date)),
    ),
  ];
}

function weekdays(original: Original, random: Random): Mutation[] {
  return original.files('facts/').flatMap(({ path }) =>
    leaves(original, path)
      .filter(({ value }) => typeof value === 'string' && WEEKDAYS.includes(value))
      .flatMap((leaf) =>
        random
          .sample(
            WEEKDAYS.filter((day) => day !== leaf.value),
            3,
          )
          .map((day) => slip(original, 'giorno della settimana cambiato', leaf, day)),
      ),
  );
}

function discountSteps(original: Original): Mutation[] {
  return leaves(original, 'facts/discounts.json')
    .filter(({ pointer }) =>
      /^\/chain\/(table\/\d+\/(children|percent)|percentPerChild|maxPercent|minChildren)$/.test(
        pointer,
      ),
    )
    .flatMap((leaf) =>
      [-1, 1, 2].map((step) =>
        slip(original, 'scalino di uno sconto sbagliato', leaf, Number(leaf.value) + step),
      ),
    )
    .map((mutation) => ({
      ...mutation,
      targets: [{ file: 'facts/discounts.json', from: 1, to: 10_000 }],
    }));
}

function decimalPoints(original: Original): Mutation[] {
  const money: [file: string, pointer: RegExp][] = [
    ['facts/prices.json', /^\/\w+\/\w+$/],
    ['facts/fees.json', /^\/\w+$/],
    ['facts/agreements.json', /^\/rates\/\w+$/],
  ];
  return money.flatMap(([file, pattern]) =>
    leaves(original, file)
      .filter(({ pointer, value }) => pattern.test(pointer) && typeof value === 'number')
      .flatMap((leaf) =>
        [10, 100, 0.1].map((factor) => {
          const value = Math.round(Number(leaf.value) * factor * 100) / 100;
          const mutation = slip(original, 'virgola del prezzo spostata', leaf, value);
          // Two prices that disagree may be told at either.
          return {
            ...mutation,
            targets: money.map(([path]) => ({ file: path, from: 1, to: 10_000 })),
          };
        }),
      ),
  );
}

/** Ranges whose ends were swapped: of days, of hours, of ages. */
function backwardRanges(original: Original): Mutation[] {
  return original.files('facts/').flatMap(({ path }) =>
    leaves(original, path).flatMap((leaf): Mutation[] => {
      if (!isObject(leaf.value)) return [];
      const { from, to, min, max } = leaf.value;
      if (from !== undefined && to !== undefined && from !== to) {
        return [
          slip(original, 'intervallo al contrario', leaf, { ...leaf.value, from: to, to: from }),
        ];
      }
      if (min === undefined || max === undefined) return [];
      return [
        slip(original, 'intervallo al contrario', leaf, { ...leaf.value, min: max, max: min }),
      ];
    }),
  );
}
