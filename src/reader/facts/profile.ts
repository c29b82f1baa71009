import type { Lexicon } from '../values/lexicon.ts';
import type { Fact, FactKind } from './fact.ts';
import { numbersOf, textOf } from './fact-values.ts';

/** What a fact is about, in language-independent meanings. */
export interface Profile {
  readonly fact: Fact;
  /** The group of kinds that compete for a value. */
  readonly family: string;
  /** Numbers as values have them: minutes, month × 100 + day. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly year: number | undefined;
  /** From its own title, its nouns and the name of its key. */
  readonly own: ReadonlySet<string>;
  /** From the titles around it. */
  readonly group: ReadonlySet<string>;
  /** What its titles say for each dimension. */
  readonly dimensions: ReadonlyMap<string, string>;
  /** Of counts: meanings and units of what it counts. */
  readonly units: ReadonlySet<string>;
  /** Of hours: the weekdays on which they hold, from 0. */
  readonly weekdays?: readonly [number, number] | undefined;
  /** Meanings of its key's name: a text without one of them is not about it. */
  readonly named: readonly string[];
  /** Marked topics: a text that names none of them is not about it. */
  readonly marked: readonly string[];
  /** A minimum, a maximum, or what must be exceeded. */
  readonly bound?: 'min' | 'max' | 'over' | undefined;
  /** It follows from the fact; the fact does not state it. */
  readonly isImplied?: boolean;
}

const DIMENSIONS: Readonly<Partial<Record<FactKind, readonly string[]>>> = {
  answer: ['period'],
  money: ['tariff', 'period', 'band'],
  time: ['edge', 'band'],
  timeRange: ['band'],
  date: ['edge'],
};

/** What a text means by default: the whole day, the base price. */
const DEFAULTS: Readonly<Partial<Record<FactKind, Readonly<Record<string, string>>>>> = {
  money: { tariff: 'base' },
  time: { band: 'full' },
  timeRange: { band: 'full' },
};

const EDGES: Readonly<Record<string, string>> = {
  from: 'start',
  start: 'start',
  min: 'start',
  to: 'end',
  end: 'end',
  max: 'end',
};

/** The family of a kind: one value can state any kind of a family. */
function familyOf(kind: FactKind): string {
  if (kind === 'timeRange' || kind === 'time') return 'time';
  if (kind === 'date' || kind === 'dateRange' || kind === 'month') return 'date';
  return kind === 'age' || kind === 'ageRange' || kind === 'count' ? 'count' : kind;
}

function topicsOf(lexicon: Lexicon, texts: readonly string[]): string[] {
  return texts.flatMap((text) => lexicon.meaningsOf(text)).filter(isTopic);
}

export function isTopic(meaning: string): boolean {
  return (
    !meaning.startsWith('unit:') &&
    !meaning.startsWith('month:') &&
    !meaning.startsWith('weekday:') &&
    !meaning.startsWith('venue:')
  );
}

/** Topics that all facts share. */
const SHARED_TOPICS = new Set(['camp', 'season', 'children']);

export function profileOf(fact: Fact, titles: Lexicon, texts: Lexicon): Profile {
  const [first, ...around] = edgeless(fact);
  const nouns = fact.nouns.flatMap((noun) => titles.meaningsOf(noun));
  const asked =
    fact.kind === 'date'
      ? ['edge']
      : (DIMENSIONS[fact.kind] ?? []).filter((dimension) => dimension !== 'edge');
  const isOwn = (meaning: string) => {
    const dimension = titles.dimensionOf(meaning);
    return dimension === undefined || asked.includes(dimension);
  };
  const named = topicsOf(texts, fact.names).filter(
    (topic) => isOwn(topic) && !SHARED_TOPICS.has(topic),
  );
  const words = first ? [first.title, ...first.synonyms] : [];
  const titled = [...topicsOf(titles, words), ...nouns.filter(isTopic)].filter(isOwn);
  const own = new Set([...titled, ...named]);
  const group = topicsOf(titles, textsOf(around)).filter(isOwn);
  const middle = topicsOf(titles, textsOf(around.slice(0, -1)));
  const [from, to, year] = numbersOf(fact);
  // Stems of unlisted words (`=…`) belong to one language.
  const isShared = (topic: string) => titles.language === texts.language || !topic.startsWith('=');
  return {
    fact,
    family: familyOf(fact.kind),
    from,
    to,
    year,
    text: textOf(fact),
    own: new Set([...own].filter((topic) => isShared(topic) || named.includes(topic))),
    group: new Set(group.filter((topic) => isShared(topic) && !own.has(topic))),
    dimensions: dimensionsOf(fact, titles),
    units: unitsOf(fact, nouns),
    weekdays: weekdaysOf(fact, titles),
    named,
    marked: markedIn(titled, texts) ?? markedIn(middle, texts) ?? [],
    bound: boundOf(fact, titles),
  };
}

function textsOf(titles: Fact['titles']): string[] {
  return titles.flatMap(({ title, synonyms }) => [title, ...synonyms]);
}

function markedIn(meanings: Iterable<string>, lexicon: Lexicon): string[] | undefined {
  const marked = [...meanings].filter((meaning) => lexicon.isMarked(meaning));
  return marked.length > 0 ? marked : undefined;
}

/** Drops the title of a range's end: it is about what the range is about. */
function edgeless({ path, titles }: Fact): Fact['titles'] {
  const isEnd = ['from', 'to', 'min', 'max'].includes(lastOf(path)) && titles.length > 1;
  return isEnd ? titles.slice(1) : titles;
}

export function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function dimensionsOf(
  { kind, path, titles, names }: Fact,
  lexicon: Lexicon,
): ReadonlyMap<string, string> {
  // Hours that have a name are the same on half days.
  const dimensions = new Map(Object.entries((names.length === 0 && DEFAULTS[kind]) || {}));
  const asked = ['case', ...(DIMENSIONS[kind] ?? [])];
  for (const meaning of titles.toReversed().flatMap(({ title }) => lexicon.meaningsOf(title))) {
    const dimension = lexicon.dimensionOf(meaning);
    if (dimension && asked.includes(dimension)) dimensions.set(dimension, meaning);
  }
  const edge = EDGES[lastOf(path)] ?? (isDeadline(titles, lexicon) ? 'end' : undefined);
  if (edge) dimensions.set('edge', edge);
  return dimensions;
}

/** Its title says until when: «Prenotazioni entro» (bookings by). */
function isDeadline([first]: Fact['titles'], lexicon: Lexicon): boolean {
  return lexicon.has(first?.title ?? '', '#by');
}

function unitsOf({ kind }: Fact, nouns: readonly string[]): ReadonlySet<string> {
  if (kind === 'age' || kind === 'ageRange') return new Set(['unit:year']);
  return new Set(nouns);
}

function weekdaysOf({ titles }: Fact, lexicon: Lexicon): readonly [number, number] | undefined {
  const named = titles
    .flatMap(({ title }) => lexicon.meaningsOf(title))
    .filter((meaning) => meaning.startsWith('weekday:'))
    .map((meaning) => Number(meaning.slice('weekday:'.length)));
  return named.length > 0 ? [Math.min(...named), Math.max(...named)] : undefined;
}

function boundOf({ path, kind, titles }: Fact, lexicon: Lexicon): Profile['bound'] {
  const key = lastOf(path).toLowerCase();
  if (key.startsWith('max')) return 'max';
  if (titles[0]?.synonyms.some((synonym) => lexicon.has(synonym, '#over'))) return 'over';
  const isLeast = key.startsWith('min') || key.startsWith('group') || key.includes('from');
  return isLeast || kind === 'age' ? 'min' : undefined;
}

export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}
