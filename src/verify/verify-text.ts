import type { Json } from '../content/json.ts';
import { isWithinWords } from '../content/span.ts';
import type { Fact, FactKind, Material } from '../reader/facts/fact.ts';
import { formatFor } from '../reader/facts/placeholder-format.ts';
import { createReader, type Claim as ReaderClaim } from '../reader/read-claims.ts';
import { isLanguage, Lexicon } from '../reader/values/lexicon.ts';
import { statesOneOf } from '../reader/values/values-in.ts';
import type { CitedFact, Correction, VerifiedClaim } from './claim.ts';

/** A fact to compare texts with and to cite: plain data, so that it can be serialised. */
export interface VerifyFact extends Fact, CitedFact {
  /** What open questions would have instead, for the fact or a part of it. */
  readonly others: readonly Json[];
  /** The value in each format that people type, by format name. */
  readonly formatted: Readonly<Record<string, string>>;
}

export interface VerifyMaterial extends Omit<Material, 'language' | 'facts'> {
  /** The id of the language. In one that the reader does not know, texts have no claims. */
  readonly language: string;
  readonly facts: readonly VerifyFact[];
  /** Phrases that look like values of facts but are not. */
  readonly exceptions: readonly string[];
}

/** Compares every claim of a text with the facts. @param venue id of the venue it is about */
export type Verify = (text: string, venue?: string) => VerifiedClaim[];

export function createVerify({ language, exceptions, ...material }: VerifyMaterial): Verify {
  if (!isLanguage(language)) return () => [];
  const read = createReader({ ...material, language });
  const cited = new Map(material.facts.map((fact) => [fact.path, fact]));
  const cite = venueDetails(material.venues, language);
  return (text, venue) => {
    return read(withoutMarkup(text), venue)
      .filter((claim) => !exceptions.some((words) => isWithinWords(text, words, claim)))
      .flatMap((claim) => verifiedClaimOf(text, claim, cited, cite));
  };
}

function verifiedClaimOf(
  text: string,
  read: ReaderClaim,
  cited: ReadonlyMap<string, VerifyFact>,
  cite: (detail: ReaderClaim['venueDetail']) => CitedFact | undefined,
): VerifiedClaim[] {
  const { verdict, start, end } = read;
  if (verdict === 'unknown') return [];
  const fact = read.fact && factAt(read.fact.path, cited);
  const correction =
    verdict === 'differs' ? correctionOf(text, read, (path) => cited.get(path)) : undefined;
  const source = fact ? citation(fact) : cite(read.venueDetail);
  const lines = text.slice(0, start).split('\n');
  return [
    {
      verdict: fact && isOpen(read, fact) ? 'undecided' : verdict,
      found: text.slice(start, end),
      start,
      end,
      line: lines.length,
      column: (lines.at(-1)?.length ?? 0) + 1,
      ...(source && { fact: source }),
      ...(correction && { correction }),
    },
  ];
}

/** Cites a venue's features, city or status, which are not facts. */
function venueDetails(venues: Material['venues'], language: Material['language']) {
  return (detail: ReaderClaim['venueDetail']): CitedFact | undefined => {
    const venue = venues.find(({ id }) => id === detail?.venue);
    if (!venue || !detail) return undefined;
    const known = {
      features: venue.features?.join(', '),
      city: venue.city,
      status: Lexicon.of(language).answerInWords('undecided'),
    };
    const written = known[detail.of];
    if (!written) return undefined;
    return {
      path: `venues.${venue.id}.${detail.of}`,
      label: venue.name,
      written,
      // Nothing is certain about a venue that has not opened.
      ...(venue.isPlanned && detail.of !== 'status' && { confirmed: false as const }),
    };
  };
}

const ENDS: Readonly<Partial<Record<FactKind, FactKind>>> = {
  dateRange: 'date',
  timeRange: 'time',
};

/** Whether the value that is not the official one is that of an open question. */
function isOpen(read: ReaderClaim, fact: VerifyFact): boolean {
  if (read.verdict === 'equal') return false;
  return isOtherAnswer(read, fact) && (read.verdict === 'differs' || fact.others.length > 0);
}

/** Whether an open question would have this value, or end; one without answers may have any. */
function isOtherAnswer(
  { value }: ReaderClaim,
  { undecided, others, ...fact }: VerifyFact,
): boolean {
  if (!undecided || others.length === 0) return undecided === true;
  if (fact.kind === 'answer') return others.some((other) => other === value.text);
  const kinds = [fact.kind, ENDS[fact.kind] ?? fact.kind];
  const states = statesOneOf(
    others.flatMap((other) => kinds.map((kind) => ({ ...fact, kind, value: other }))),
  );
  return states(value) || states({ ...value, from: value.to, isRange: false });
}

/** The season is not a single fact: it is cited by its first and last day. */
function factAt(path: string, cited: ReadonlyMap<string, VerifyFact>): VerifyFact | undefined {
  const [start, end] = [cited.get(`${path}.start`), cited.get(`${path}.end`)];
  const known = cited.get(path);
  if (known || !start || !end) return known;
  const undecided = start.undecided ?? end.undecided;
  const others = [...start.others, ...end.others];
  return { ...start, path, undecided, others, written: `${start.written} – ${end.written}` };
}

export function citation(fact: VerifyFact): CitedFact {
  const { path, label, written, undecided, confirmed, article } = fact;
  return {
    ...{ path, label, written },
    ...(undecided && { undecided }),
    ...(confirmed === false && { confirmed }),
    ...(article && { article }),
  };
}

/** What programs add to a text: date and name of a chat message, times of a subtitle. */
const ADDED_BY_PROGRAMS =
  /^\u200E?\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?\]?(?: -)? (?:[^:\r\n]{1,60}: )?|^\d+\r?\n(?=\d\d:\d\d:\d\d)|^(?:\d\d:)?\d\d:\d\d[.,]\d{3} --> .*$|^WEBVTT.*$/gimu;
/** A hard-wrapped line: its sentence continues on the next. */
const WRAPPED = /(?<=[^\n]{50}[^\n\r.!?:;])\r?\n(?=\p{Ll})/gu;

/** Blanks what programs added and joins hard-wrapped lines; offsets stay the same. */
function withoutMarkup(text: string): string {
  return text
    .replace(ADDED_BY_PROGRAMS, (mark) => mark.replace(/[^\n]/g, ' '))
    .replace(WRAPPED, (end) => ' '.repeat(end.length));
}

/**
 * Corrects a value in the format in which it was typed; undefined if only a person can.
 * @param factAt looks up a fact by its path, for the ends of a range
 */
function correctionOf(
  text: string,
  { fact, ends, ...claim }: ReaderClaim,
  factAt: (path: string) => VerifyFact | undefined,
): Correction | undefined {
  if (!fact) return undefined;
  if (!ends) return correctionOfValue(text, claim, factAt(fact.path));
  const end = (...names: readonly string[]) =>
    names.map((name) => factAt(`${fact.path}.${name}`)).find((value) => value !== undefined);
  const from = correctionOfValue(text, ends[0], end('from', 'min', 'start'));
  const to = correctionOfValue(text, ends[1], end('to', 'max', 'end'));
  return from && to && joinCorrections(text, from, to);
}

/** «dalle 7 alle 13» keeps its words: each end is corrected separately. */
function joinCorrections(text: string, from: Correction, to: Correction): Correction {
  const between = text.slice(from.end, to.start);
  return { start: from.start, end: to.end, text: from.text + between + to.text };
}

function correctionOfValue(
  text: string,
  typed: Pick<ReaderClaim, 'replaceable' | 'value'>,
  fact: VerifyFact | undefined,
): Correction | undefined {
  const { replaceable, value } = typed;
  if (!fact || !replaceable || (value.isRange ?? false) !== fact.kind.endsWith('Range'))
    return undefined;
  const written =
    fact.formatted[formatFor(fact, value, text.slice(replaceable.start, replaceable.end)) ?? ''];
  if (written === undefined) return undefined;
  // «trent’anni» needs a space.
  const isGlued = /^\p{L}/u.test(text.slice(replaceable.end)) && /^[\d,.]+$/.test(written);
  return { ...replaceable, text: written.replaceAll('\u00A0', ' ') + (isGlued ? ' ' : '') };
}
