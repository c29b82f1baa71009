import type { Ajv, SchemaValidateFunction } from 'ajv';
import { isObject, type Json, type JsonObject, valueAt } from '../../content/json.ts';
import { SITE_KEYWORDS } from './site-keywords.ts';

export type ReferenceKind =
  | 'venue'
  | 'page'
  | 'link'
  | 'picture'
  | 'fact'
  | 'basis'
  | 'body'
  | 'locale';

/** The names that exist at the time of a validation. A kind that could not be read accepts any name. */
export interface References {
  readonly names: ReadonlyMap<ReferenceKind, ReadonlySet<string>>;
  /** The texts of the page that is being validated, in each locale that could be read. */
  readonly pageTexts: readonly { readonly file: string; readonly value: Json }[];
  /** All facts that could be read, by the name of their file in texts. */
  readonly facts: JsonObject;
}

export interface Current {
  current: References | undefined;
}

/**
 * Ids that must exist elsewhere, as schema keywords: `reference`, `texts`, `factTexts`; `shows` is read
 * by `factsOfPage`, `nouns`, what a fact counts, by the search for typed values, `hint`, what a form says
 * in the place of a description that speaks of files, by the studio, the others by the rules.
 */
export function addReferenceKeywords(ajv: Ajv, functions: KeywordFunctions): void {
  for (const [name, { type }] of Object.entries(KEYWORDS)) {
    ajv.addKeyword({ keyword: name, type, errors: 'full', validate: functions[name] });
  }
  ajv.addVocabulary([
    'shows',
    'showsOfficial',
    'shownAs',
    'nouns',
    'synonyms',
    'tsType',
    'hint',
    ...SITE_KEYWORDS,
  ]);
}

type Failure = { keyword: string; params: Record<string, unknown>; message: string };
type Check = (wanted: Json, value: Json, references: References) => Failure[];

const KEYWORDS = {
  reference: { type: 'string', check: checkReference },
  texts: { type: 'string', check: checkTexts },
  factTexts: { type: 'object', check: checkFactTexts },
} as const satisfies Record<string, { type: string; check: Check }>;

/** What judges each of our keywords, by its name. */
export type KeywordFunctions = Readonly<Record<string, SchemaValidateFunction>>;

/** @param context holds the names that exist, while a value is judged */
export function keywordFunctions(context: Current): KeywordFunctions {
  const functions = Object.entries(KEYWORDS).map(([name, { check }]) => [
    name,
    keywordFunction(context, check),
  ]);
  return Object.fromEntries(functions);
}

function keywordFunction(context: Current, check: Check): SchemaValidateFunction {
  const validate: SchemaValidateFunction = (wanted: Json, value: Json) => {
    const failures = context.current ? check(wanted, value, context.current) : [];
    validate.errors = failures;
    return failures.length === 0;
  };
  return validate;
}

function checkReference(kind: Json, value: Json, { names }: References): Failure[] {
  const known = names.get(kind as ReferenceKind);
  if (!known || known.has(String(value)) || value === '$schema') return [];
  const params = { kind, found: value, known: [...known] };
  return [{ keyword: 'reference', params, message: `unknown ${String(kind)}` }];
}

/** The id needs an entry at this place of the page's own texts, in every locale. */
function checkTexts(place: Json, value: Json, { pageTexts }: References): Failure[] {
  return pageTexts
    .filter(
      (texts) => valueAt(texts.value, [...String(place).split('.'), String(value)]) === undefined,
    )
    .map(({ file, value: texts }) => {
      const entries = valueAt(texts, String(place).split('.'));
      const known = isObject(entries) ? Object.keys(entries) : [];
      return {
        keyword: 'texts',
        params: { place, found: value, file, known },
        message: 'no text for this id',
      };
    });
}

/** Each key or item of some facts needs an entry at a place of this text file, and no other entry may stand there. */
function checkFactTexts(rules: Json, texts: Json, { facts }: References): Failure[] {
  const byPlace = Map.groupBy(rules as unknown as FactTextRule[], (rule) => rule.at);
  return [...byPlace].flatMap(([at, together]) => {
    const entries = valueAt(texts, at.split('.'));
    const wanted = together.map((rule) => ({
      ...rule,
      ids: idsAt(facts, rule.fact.split('.')),
    }));
    if (!isObject(entries) || wanted.some(({ ids }) => ids === undefined)) return [];
    const known = wanted.flatMap(({ ids = [] }) => ids);
    const fail = (problem: string, id: string, fact: string): Failure => ({
      keyword: 'factTexts',
      params: { problem, id, fact, at, known },
      message: problem,
    });
    const missing = wanted.flatMap(({ fact, ids = [] }) =>
      ids.filter((id) => !Object.hasOwn(entries, id)).map((id) => fail('missing', id, fact)),
    );
    const names = together.map((rule) => rule.fact).join(', ');
    const extra = Object.keys(entries).filter((id) => !known.includes(id));
    return [...missing, ...extra.map((id) => fail('extra', id, names))];
  });
}

interface FactTextRule {
  readonly fact: string;
  readonly at: string;
}

/** The ids at a path; `*` stands for every item of a group: a feature of any venue. */
function idsAt(facts: Json | undefined, steps: readonly string[]): string[] | undefined {
  const at = steps.indexOf('*');
  if (at < 0) return idsOf(valueAt(facts, steps));
  const group = valueAt(facts, steps.slice(0, at));
  const items = isObject(group) ? Object.values(group) : [];
  return [...new Set(items.flatMap((item) => idsAt(item, steps.slice(at + 1)) ?? []))];
}

/** The items of a list of ids, the keys of a group; undefined when the fact cannot be read. */
function idsOf(fact: Json | undefined): string[] | undefined {
  if (Array.isArray(fact)) return fact.map(String);
  return isObject(fact)
    ? Object.keys(fact).filter((key) => key !== 'confirm' && key !== '$schema')
    : undefined;
}
