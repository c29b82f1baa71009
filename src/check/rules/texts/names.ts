import { isObject, valueAt } from '../../../content/json.ts';
import { memoize, memoizeEach } from '../../../content/memoize.ts';
import { declaredFacts, quotedIn } from '../../declared.ts';
import { errorAt, type Finding } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';
import { entryLike } from '../../schema/reference-keywords.ts';
import { notices, TO_WRITE, type TypedText, textFiles, textsOf } from '../../text-files.ts';

/** A name in facts, such as that of a dish, has its word on every page that shows it. */
export const factNames: Check = (project) =>
  declaredFacts(project, 'namedIn').flatMap(({ document, declared, value, pointer }) => {
    if (typeof value !== 'string') return [];
    const place = String(declared);
    const silent = wordsAt(project, place).filter(({ known }) => !Object.hasOwn(known, value));
    const [first] = silent;
    if (!first) return [];
    const textFile = silent.map(({ file }) => file).join(' e ');
    const near = nearest(value, Object.keys(first.known)) ?? '';
    const entry = entryLike(value, first.known);
    const args = { found: value, path: place, textFile, nearest: near, entry };
    return [errorAt(document.locate(pointer), 'text-missing', args)];
  });

/** The words for such names, in each page and language that has them, the first language first. */
const wordsAt = memoizeEach((project: Project, place: string) =>
  project.locales.flatMap((locale) =>
    project.pageIds().flatMap((id) => {
      const file = `texts/${locale}/${id}.json`;
      const known = valueAt(project.value(file), place.split('.'));
      return isObject(known) ? [{ file, known }] : [];
    }),
  ),
);

/** A name or address that no text may type, such as that of a venue. */
type Named = ReturnType<typeof namesOf>[number];

/** Names and addresses of facts must not be typed: they would stay when the fact changes. */
export const hardCodedNames: Check = (project) => {
  const names = namesOf(project);
  const files = [...textFiles(project), ...notices(project)];
  return files.flatMap(({ path, document, isShown, isPlain }) => {
    const isQuoted = quotedIn(project, path);
    const own = textsOf(document).filter((typed) => isShown?.(typed) ?? !isQuoted(typed.pointer));
    const found = own.flatMap((typed) => typedIn(typed, names, isPlain));
    return found.filter(({ code }) => !isPlain || code === 'address-other');
  });
};

const namesOf = memoize((project: Project) =>
  declaredFacts(project, 'neverTyped').flatMap(({ declared, value: typed, fact }) => {
    const value = typeof typed === 'string' && !typed.startsWith(TO_WRITE) ? typed : '';
    const pattern = declared === 'address' ? addressPattern(value) : namePattern(value);
    return pattern ? [{ fact, value, ...pattern }] : [];
  }),
);

interface Pattern {
  /** Finds it typed in a text; an address with any number. */
  readonly typed: RegExp;
  /** A lower-case part of it, for a quick test: most texts lack it, and the pattern is slow. */
  readonly word: string;
}

const MIN_NAME_LENGTH = 4;

function namePattern(name: string): Pattern | undefined {
  if (name.length < MIN_NAME_LENGTH) return undefined;
  const typed = new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'gu');
  return { typed, word: name.toLowerCase() };
}

/** «Via Alvaro del Portillo 282», «via del Portillo, n. 282»; a street alone may be directions. */
function addressPattern(address: string): Pattern | undefined {
  const [, street = ''] = /^(\D+)\d/.exec(address) ?? [];
  const [kind = '', ...rest] = street.replaceAll(',', ' ').trim().split(/\s+/);
  const last = rest.at(-1);
  if (last === undefined) return undefined;
  const between = "(?:\\p{L}[\\p{L}’'.]*\\s+){0,4}";
  const number = ',?\\s*(?:n\\.?|n°|nr\\.|numero|civico)?\\s*\\d+(?:\\s?/\\s?\\w+)?';
  const typed = new RegExp(
    `(?<!\\p{L})${escaped(kind)}\\s+${between}${escaped(last)}${number}(?![\\p{L}\\d])`,
    'giu',
  );
  return { typed, word: last.toLowerCase() };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Spans of names and addresses, with any number, that this rule reports. */
export function hardCodedNamesIn(project: Project, text: string): { start: number; end: number }[] {
  return matchesIn(text, namesOf(project)).map(({ found, start }) => {
    return { start, end: start + found.length };
  });
}

function matchesIn(text: string, names: readonly Named[]) {
  const small = text.toLowerCase();
  return names
    .filter(({ word }) => small.includes(word))
    .flatMap(({ fact, value, typed }) =>
      [...text.matchAll(typed)].map(({ 0: found, index: start }) => ({
        fact,
        value,
        found,
        start,
      })),
    );
}

function typedIn(
  { document, text, pointer }: TypedText,
  names: readonly Named[],
  isPlain = false,
): Finding[] {
  // Of two addresses in one street, the one with the typed number.
  const byPlace = Map.groupBy(matchesIn(text, names), ({ start }) => start);
  return [...byPlace.values()].flatMap((all): Finding[] => {
    const match = all.find(({ value, found }) => isSame(value, found)) ?? all[0];
    if (!match) return [];
    const { fact, value, found, start } = match;
    const code = isSame(value, found) ? 'hard-coded-name' : 'address-other';
    const place = document.locateWithin(pointer, start, start + found.length);
    const instead = isPlain ? `«${value}»` : `{{${fact}}}`;
    return [errorAt(place, code, { found, fact, value, instead })];
  });
}

/** Addresses are equal when their numbers are, however the street is written. */
function isSame(value: string, typed: string): boolean {
  return lastNumber(value) === lastNumber(typed);
}

function lastNumber(text: string): string {
  return /(?<!\d)\d+(?:\s?\/\s?\w+)?$/.exec(text)?.[0].replaceAll(' ', '') ?? '';
}
