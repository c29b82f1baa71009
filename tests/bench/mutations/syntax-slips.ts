import { isObject, type Json } from '../../../src/content/json.ts';
import { type Mutation, type Original, offsetsOf } from './mutation.ts';
import { eachValue } from './name-slips.ts';
import type { Random } from './random.ts';

const PER_FILE = 5;

/** Damage to the syntax and to the type of a value, in every file. */
export function syntaxSlips(original: Original, random: Random): Mutation[] {
  return original.documents.flatMap(({ path }) =>
    random.sample([...damages(original, path), ...wrongTypes(original, path)], PER_FILE),
  );
}

function damages(original: Original, file: string): Mutation[] {
  const { text } = original.document(file);
  return [
    ...each(text, /,(?=\n)/g, (at) => [at, at + 1, '', 'virgola persa']),
    ...each(text, /,(?=\n)/g, (at) => [at, at + 1, ',,', 'virgola doppia']),
    ...each(text, /(?<=[\d"}\]])(?=\n\s*[}\]])/g, (at) => [at, at, ',', 'virgola in fondo']),
    ...each(text, /"(?=\w+": )/g, (at) => [at, at + 1, '', 'virgoletta persa']),
    ...each(text, /"(?=\w+": )/g, (at) => [at, at + 1, '“', 'virgoletta tipografica']),
    ...each(text, /(?<=": )(?=["\d{[])/g, (at) => [at - 2, at, ' ', 'due punti persi']),
    ...each(text, /(?<=: )\d+(?=[,\n ])/g, (at) => [at, at, '€ ', 'simbolo nel numero']),
    ...each(text, /(?<=: \d+)(?=[,\n ])/g, (at) => [at, at, ',5', 'virgola decimale']),
  ].map(({ start, end, typed, kind }): Mutation => {
    const edit = original.replaceSpan(file, start, end, typed);
    const line = edit.targets[0]?.from ?? 0;
    // A comma is missed only where the next line begins.
    const targets = [{ file, from: line, to: line + 1 }];
    return { sort: 'slip', kind: `sintassi: ${kind}`, title: `${file}:${line}`, ...edit, targets };
  });
}

interface Damage {
  readonly start: number;
  readonly end: number;
  readonly typed: string;
  readonly kind: string;
}

function each(
  text: string,
  pattern: RegExp,
  edit: (at: number) => [start: number, end: number, typed: string, kind: string],
): Damage[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [start, end, typed, kind] = edit(match.index);
    return { start, end, typed, kind };
  });
}

function wrongTypes(original: Original, file: string): Mutation[] {
  const document = original.document(file);
  return [...eachValue(document.value ?? null)].flatMap(({ pointer, value }): Mutation[] => {
    if (pointer === '' || pointer.endsWith('$schema') || pointer.includes('/says/')) return [];
    if (file === 'questions.json' && pointer.includes('/values/')) return [];
    const place = document.locate(pointer);
    const { start, end } = offsetsOf(document.text, place);
    return wrong(value).map(([typed, kind]): Mutation => {
      const edit = original.replaceSpan(file, start, end, typed);
      return { sort: 'slip', kind: `tipo: ${kind}`, title: `${file}${pointer}: ${typed}`, ...edit };
    });
  });
}

function wrong(value: Json): [typed: string, kind: string][] {
  if (typeof value === 'number') return [[`"${value}"`, 'numero fra virgolette']];
  if (typeof value === 'boolean') return [[`"${value}"`, 'sì o no fra virgolette']];
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    const [year, month, day] = value.split('-');
    return [
      [`"${day}/${month}/${year}"`, 'data all’italiana'],
      [`"${year}-${month}-32"`, 'giorno che non esiste'],
    ];
  }
  if (typeof value === 'string' && /^\d{2}:\d{2}$/.test(value))
    return [[`"${value.replace(':', '.')}"`, 'ora con il punto']];
  if (typeof value === 'string') return [['""', 'testo vuoto']];
  return isObject(value) || Array.isArray(value) ? [['"?"', 'gruppo diventato testo']] : [];
}
