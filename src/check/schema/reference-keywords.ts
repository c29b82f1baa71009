import { factsNamed } from '../../content/collection.ts';
import { factKeys } from '../../content/facts.ts';
import { isObject, type Json, type JsonObject, valueAt } from '../../content/json.ts';
import { isSentence } from '../../content/sentences.ts';
import type { FindingArgs, FindingCode } from '../finding.ts';
import { namesBeside, nearest } from './nearest.ts';

export type ReferenceKind =
  | 'venue'
  | 'page'
  | 'link'
  | 'picture'
  | 'fact'
  | 'dependency'
  | 'state'
  | 'body'
  | 'theme'
  | 'locale';

/** The names that exist when a value is validated. A kind that is missing accepts any name. */
export interface References {
  readonly names: ReadonlyMap<ReferenceKind, ReadonlySet<string>>;
  /** The texts of the page being validated, in each locale that could be read. */
  readonly pageTexts: readonly {
    readonly value: Json;
    /** The file in which a part was typed: the page's, or one that pages share. */
    readonly fileAt: (steps: readonly string[]) => string;
  }[];
  /** All facts that could be read, by the name of their file: as the page shows them, and official. */
  readonly facts: JsonObject;
  readonly officialFacts: JsonObject;
  /** Whether an absent fact may be typed as `null`, which says that it is gone. */
  readonly mayBeNull: (fact: string) => boolean;
}

/** How to report one schema error. */
export interface ReadError {
  readonly code: FindingCode;
  /** Arguments besides those of `base`. */
  readonly args?: FindingArgs;
  /** The key, when it is wrong and not its value. */
  readonly key?: string;
  /** JSON pointer from the validated value to the wrong one inside it. */
  readonly below?: string;
  /** The fact that the value names. */
  readonly fact?: string;
}

/** The names in a value that do not exist elsewhere, by the keywords of its part of the schema. */
export function unknownIn(node: JsonObject, value: Json, references: References): ReadError[] {
  const { reference, texts, factTexts } = node;
  if (factTexts !== undefined && isObject(value))
    return checkFactTexts(factTexts, value, references);
  if (typeof value !== 'string') return [];
  return [
    ...(reference === undefined ? [] : checkReference(String(reference), value, references)),
    ...(texts === undefined ? [] : checkTexts(String(texts), value, references)),
  ];
}

function checkReference(kind: string, found: string, references: References): ReadError[] {
  const { names, mayBeNull } = references;
  const known = names.get(kind as ReferenceKind);
  if (!known || known.has(found) || found === '$schema') return [];
  // A state is a fact, or an optional one that is absent.
  const isState = kind === 'fact' || kind === 'state';
  const isFact = isState || kind === 'dependency';
  const beside = isFact ? namesBeside(found, known) : { group: '', names: [...known] };
  const args = {
    found,
    kind: isState ? 'fact' : kind,
    gone: isState && mayBeNull(found) ? found.replace(/^.*\./, '') : '',
    known: shortened(beside.names),
    group: beside.group,
    nearest: nearest(found, known) ?? '',
  };
  return [{ code: 'reference-unknown', args, ...(isState && { fact: found }) }];
}

const MAX_NAMES = 12;

function shortened(names: readonly string[]): readonly string[] {
  return names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), '…'] : names;
}

/** The id needs an entry at this path of the page's texts, in every locale. */
function checkTexts(path: string, found: string, { pageTexts }: References): ReadError[] {
  return pageTexts.flatMap(({ fileAt, value }) => {
    const steps = path.split('.');
    const entries = valueAt(value, steps);
    if (valueAt(entries, [found]) !== undefined) return [];
    const near = nearest(found, isObject(entries) ? Object.keys(entries) : []) ?? '';
    const entry = entryLike(found, entries);
    const args = { found, path, textFile: fileAt(steps), nearest: near, entry };
    return [{ code: 'text-missing', args }];
  });
}

/** An entry to add beside others, its words still to write: `"gym": { "title": "…" }`. */
export function entryLike(id: string, entries: Json | undefined): string {
  const [other = ''] = Object.values(isObject(entries) ? entries : {});
  return `"${id}": ${blank(other)}`;
}

function blank(value: Json): string {
  if (Array.isArray(value)) return `[${value.slice(0, 1).map(blank).join()}]`;
  if (!isObject(value) || isSentence(value)) return '"…"';
  return `{ ${Object.entries(value)
    .map(([key, part]) => `"${key}": ${blank(part)}`)
    .join(', ')} }`;
}

/** The text file needs an entry for each key or item of these facts, and may have no other. */
function checkFactTexts(rules: Json, texts: Json, references: References): ReadError[] {
  const { facts, officialFacts } = references;
  const byPlace = Map.groupBy(rules as unknown as FactTextRule[], (rule) => rule.at);
  return [...byPlace].flatMap(([at, together]) => {
    const entries = valueAt(texts, at.split('.'));
    const wanted = together
      .flatMap((rule) => factsNamed(facts, rule.fact))
      .map((fact) => ({ fact, ids: idsOf(valueAt(facts, fact.split('.'))) }));
    if (!isObject(entries) || wanted.some(({ ids }) => ids === undefined)) return [];
    // Pages of several venues share texts: one of them may lack an item.
    const official = together.flatMap((rule) =>
      [rule.fact, `venues.*.${rule.fact}`].flatMap((fact) =>
        factsNamed(officialFacts, fact).flatMap(
          (path) => idsOf(valueAt(officialFacts, path.split('.'))) ?? [],
        ),
      ),
    );
    const known = [...wanted.flatMap(({ ids = [] }) => ids), ...official];
    const below = `/${at.replaceAll('.', '/')}`;
    const missing = wanted.flatMap(({ fact, ids = [] }) =>
      ids
        .filter((id) => !Object.hasOwn(entries, id) && !isKnownBefore(wanted, fact, id))
        .map((id): ReadError => {
          const args = { id, fact, at, entry: entryLike(id, entries) };
          return { code: 'fact-text-missing', args, below };
        }),
    );
    const fact = together.map((rule) => rule.fact).join(', ');
    const extra = Object.keys(entries).filter((id) => !known.includes(id));
    return [
      ...missing,
      ...extra.map((id): ReadError => {
        const args = { id, fact, at, nearest: nearest(id, known) ?? '' };
        return { code: 'fact-text-extra', args, below, key: id };
      }),
    ];
  });
}

/** Each venue has the camp's items too. */
function isKnownBefore(
  wanted: readonly { readonly fact: string; readonly ids?: readonly string[] | undefined }[],
  fact: string,
  id: string,
): boolean {
  return wanted.find(({ ids = [] }) => ids.includes(id))?.fact !== fact;
}

interface FactTextRule {
  readonly fact: string;
  readonly at: string;
}

/** The items of a list, or the keys of a group; undefined when the fact cannot be read. */
function idsOf(fact: Json | undefined): string[] | undefined {
  if (Array.isArray(fact)) return fact.map(String);
  return isObject(fact) ? factKeys(fact) : undefined;
}

/**
 * What schemas declare besides allowed values. The checker names no template, block or page key: it
 * reads these. In lists and paths `{}` stands for the value of the part, `{key}` for that of a key
 * of its group.
 */
export const SITE_KEYWORDS = [
  /** Of a page or a part: its anchors; one that begins with `/` is a JSON pointer to the anchor. */
  'anchors',
  /** Of a link: opens in a frame, which first names the service that it contacts. */
  'frame',
  /** Of a name: a menu that pages join (site.json) and the layout places. */
  'menu',
  /** Of a name: a section of the same page that a button leads to. */
  'toSection',
  /** Of a group: for each key present, or each value of it, the words that it needs in the texts. */
  'wordsFor',
  /** Of a page: words that its texts need while a fact has a value. */
  'wordsWhile',
  /**
   * Of a name: for some of its values, a fact and a number (`most`). The page shows the part of
   * that name only while the fact is at most that number.
   */
  'shownUpTo',
  /** Of a name: the fact that must name this page in turn. */
  'namesPage',
  /** Of a page: text files that it shows besides its own. */
  'sharedTexts',
  /** Of a page or a part: facts that it shows besides those of its texts. */
  'shows',
  /** Of a page: it computes amounts that no fact states. */
  'calculates',
  /** Of a text file: the price of what it may call free while the price is zero. */
  'freeWhile',
  /** Of a name in facts: where pages that show it have its word, such as `meals.names`. */
  'namedIn',
  /** Of a name or an address: texts must use its placeholder. */
  'neverTyped',
  /** Of words: somebody else's, whose numbers need not be facts. */
  'quotedWords',
  /** Of a fact or a link: folders of `src` whose code reads it without showing it. */
  'usedBy',
  /** Of a list or a group: what can be added to it, see `src/author/add/kinds.ts`. */
  'adds',
  /** Of a fact file or a part of one: a venue may override it. */
  'byVenue',
] as const;

export type SiteKeyword = (typeof SITE_KEYWORDS)[number];

/** Every keyword of ours. */
export const VOCABULARY: readonly string[] = [
  'reference',
  'texts',
  'factTexts',
  'showsOfficial',
  'shownAs',
  /** Of a number: its unit, in the plural. */
  'unit',
  /** What a fact counts. */
  'nouns',
  'synonyms',
  'answers',
  /** Of a text file: words of the first language, by their path. */
  'verbatim',
  'tsType',
  /** What a form shows instead of a description about files. */
  'hint',
  /** The values of an `enum`, as people say them. */
  'enumDescriptions',
  ...SITE_KEYWORDS,
];
