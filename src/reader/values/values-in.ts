import { type TypedValue, typedOf } from '../claims/claim.ts';
import { agrees, canState, FAMILIES } from '../claims/compare-value.ts';
import { isValue } from '../claims/nodes.ts';
import type { Fact } from '../facts/fact.ts';
import { profileOf } from '../facts/profile.ts';
import { type Language, Lexicon } from './lexicon.ts';
import { readValues } from './read-values.ts';
import type { Value } from './value.ts';

/** The values that a text states, whatever it is about. */
export type ValuesIn = (text: string) => TypedValue[];

export function createValues(language: Language): ValuesIn {
  const lexicon = Lexicon.of(language);
  return (text) =>
    readValues(text, lexicon)
      .filter((node) => isValue(node) || node.value?.kind === 'ordinal')
      .map(typedOf);
}

/** Tells whether a value may state one of these facts, whatever its sentence is about. */
export function statesOneOf(facts: readonly Fact[]): (value: Value) => boolean {
  const titles = Lexicon.of('it');
  const profiles = facts.map((fact) => profileOf(fact, titles, titles));
  return (value) =>
    profiles.some(
      (profile) =>
        profile.family === FAMILIES[value.kind] &&
        canState(value, profile) &&
        agrees(value, profile, false),
    );
}

/** The ends as content writes them: `2031-06-16`, `08:30`. @param year if the date has none */
export function plainEnds({ kind, from, to, text, year: own }: Value, year: number): string[] {
  if (text !== undefined) return [text];
  const two = (part: number) => String(part).padStart(2, '0');
  const plain = (end: number) => {
    if (kind === 'time') return `${two(Math.floor(end / 60))}:${two(end % 60)}`;
    if (kind === 'date') return `${own ?? year}-${two(Math.floor(end / 100))}-${two(end % 100)}`;
    return kind === 'month' ? `${own ?? year}-${two(end)}` : String(end);
  };
  return from === to ? [plain(from)] : [plain(from), plain(to)];
}
