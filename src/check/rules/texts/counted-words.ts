import { type JsonObject, valueAt } from '../../../content/json.ts';
import { type Placeholder, placeholdersOf } from '../../../content/placeholders.ts';
import type { Finding } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { type TypedText, textFiles, textsOf } from '../../text-files.ts';
import COUNTED from './counted-nouns.json' with { type: 'json' };

/** Finds «1 settimane», whether the number is typed or a placeholder. */
export const countedWords: Rule = {
  name: 'counted-words',
  description:
    'Dopo un numero la parola contata è al singolare o al plurale, come vuole il numero.',
  stage: 'pages',
  check: (project) =>
    textFiles(project).flatMap((file) => {
      const counted = (COUNTED as Readonly<Record<string, Readonly<Record<string, string>>>>)[
        file.locale
      ];
      if (!counted) return [];
      const nouns = new CountedNouns(counted);
      const found = textsOf(file.document).flatMap((typed) => nouns.in(typed));
      const facts = found.length > 0 ? project.factsOn(file.pageId) : {};
      return found.flatMap((noun) => wrong(noun, facts));
    }),
};

/** A noun right after a number or its placeholder. */
interface Counted {
  readonly typed: TypedText;
  readonly noun: string;
  readonly start: number;
  /** Its singular and plural. */
  readonly forms: readonly [string, string];
  readonly number: Placeholder | string;
}

/** A number by itself: not part of a longer one, an hour or a range. */
const DIGITS = /(?<![\p{L}\d.,:/–-])\d[\d.,]*$/u;
const MAY_COUNT = /[\d}][\s\u00A0]+\p{L}/u;

class CountedNouns {
  readonly #forms: ReadonlyMap<string, readonly [string, string]>;
  readonly #pattern: RegExp;

  constructor(counted: Readonly<Record<string, string>>) {
    const pairs = Object.entries(counted);
    this.#forms = new Map(
      pairs.flatMap((pair) => pair.map((noun): [string, [string, string]] => [noun, pair])),
    );
    const nouns = [...this.#forms.keys()].join('|');
    this.#pattern = new RegExp(`(?<=[\\d}][\\s\u00A0]+)(?:${nouns})(?!\\p{L})`, 'giu');
  }

  in(typed: TypedText): Counted[] {
    const { text } = typed;
    if (!MAY_COUNT.test(text)) return [];
    return [...text.matchAll(this.#pattern)].flatMap(({ 0: noun, index: start }) => {
      const before = text.slice(0, start).trimEnd();
      const forms = this.#forms.get(noun.toLowerCase());
      const number =
        placeholdersOf(before).find(({ end }) => end === before.length) ?? DIGITS.exec(before)?.[0];
      return forms && number !== undefined ? [{ typed, noun, start, forms, number }] : [];
    });
  }
}

function wrong({ typed, noun, start, forms, number }: Counted, facts: JsonObject): Finding[] {
  const { document, pointer, text } = typed;
  const end = start + noun.length;
  const value = numberOf(number, facts);
  const instead = forms[value === 1 ? 0 : 1];
  if (value === undefined || noun.toLowerCase() === instead) return [];
  // «a 2 week pass», «alle 2 ora di Roma»: a typed number may belong to the words that follow.
  if (typeof number === 'string' && value !== 1 && /^\s\p{L}/u.test(text.slice(end))) return [];
  const fact = typeof number === 'string' ? '' : number.name;
  const args = { value, noun, instead, fact };
  const span = document.spanWithin(pointer, start, end);
  return [
    {
      code: 'noun-number',
      severity: 'error',
      args,
      ...(span && { fix: { start: span.start, end: span.end, text: instead } }),
      ...document.locateWithin(pointer, start, end),
    },
  ];
}

function numberOf(number: Placeholder | string, facts: JsonObject): number | undefined {
  if (typeof number === 'string') return Number(number.replaceAll(/[.,]/g, ''));
  const value = number.format === 'number' ? valueAt(facts, number.name.split('.')) : undefined;
  return typeof value === 'number' ? value : undefined;
}
