import { valueAt } from '../../../content/json.ts';
import type { Fact } from '../../../reader/fact.ts';
import type { Span } from '../../../reader/grammar.ts';
import type { Claim, TypedValue } from '../../../reader/read-claims.ts';
import { formatFor } from '../../../reader/typed-form.ts';
import type { Value } from '../../../reader/value.ts';
import { nameOn } from '../../facts/facts-to-read.ts';
import { writtenValue } from '../../facts/written-value.ts';
import { errorAt, type Finding, type Place, warningAt } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { TypedText } from '../../text-files.ts';

/** The text that states a value, and its page. */
interface Where {
  readonly typed: TypedText;
  readonly project: Project;
  readonly pageId: string;
}

/**
 * Says which fact a typed value states, where, and what to type instead.
 * @param official the same value compared with the official facts, where the page says others
 */
export function findingsOf(claim: Claim, official: Claim | undefined, where: Where): Finding[] {
  const { fact, verdict, value } = claim;
  if (verdict === 'differs' && fact?.path === 'season' && CAMP_DAYS.has(value.kind))
    return [ofCampDay(claim, where)];
  const same = claim.same.filter((one) => isExactly(one, value));
  const meant = same.find(({ path }) => path === fact?.path) ?? same[0];
  if (verdict === 'equal' && meant) return equalTo(meant, { ...claim, fact: meant, same }, where);
  if (official?.verdict === 'equal' && official.fact)
    return [ofOfficial(official.fact, official, where)];
  const [other] = same;
  if (verdict === 'differs' && fact && other) return [ofOther(fact, other, claim, where)];
  if (verdict === 'unknown' && meant) return equalTo(meant, { ...claim, fact: meant, same }, where);
  const known = nearest(claim).map((one) => described(one, claim, where));
  const args = { found: foundIn(claim, where), known };
  return [errorAt(placeOf(claim, where), 'unknown-value', args)];
}

const FRIDAY = 4;
/** What can be wrong by the days of the camp: a weekday, or an hour on it. */
const CAMP_DAYS: ReadonlySet<string> = new Set(['weekday', 'time']);

/** «Aperti anche il sabato»: only a warning, because it has too many wordings to be sure. */
function ofCampDay(claim: Claim, where: Where): Finding {
  const { kind, from } = claim.value;
  const code = kind === 'time' || from > FRIDAY ? 'text-weekend' : 'text-closed-day';
  return warningAt(placeOf(claim, where), code, { found: foundIn(claim, where) });
}

/** «Tre settimane» is true for a minimum of one week, but is another value. */
function isExactly({ kind, value }: Fact, { from }: Value): boolean {
  return kind !== 'count' || value === from;
}

/** The facts with the nearest values among those that may be meant, each value once. */
function nearest({ meant, value }: Claim): readonly Fact[] {
  const apart = ({ value: own }: Fact) =>
    typeof own === 'number' ? Math.abs(own - value.from) : FAR;
  const byValue = new Map(meant.toReversed().map((fact) => [JSON.stringify(fact.value), fact]));
  return meant
    .filter((fact) => byValue.get(JSON.stringify(fact.value)) === fact)
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, MAX_KNOWN);
}

const FAR = Number.MAX_SAFE_INTEGER;
const MAX_KNOWN = 3;
const COMPACT = /^\s?[-–—/÷]\s?$/;

/** «dai 5 ai 13 anni» keeps its words: each end gets a placeholder. */
function equalTo(fact: Fact, claim: Claim, where: Where): Finding[] {
  const { ends } = claim;
  if (!ends) return [ofFact(fact, claim, claim, where)];
  const [first, last] = [endOf(fact, FIRST, where), endOf(fact, LAST, where)];
  const isCompact = COMPACT.test(where.typed.text.slice(ends[0].end, ends[1].start));
  const isOne = valueAt(where.project.facts, [...fact.path.split('.'), 'start']) === undefined;
  if (!first || !last || (isCompact && isOne)) return [ofFact(fact, claim, claim, where)];
  return [ofFact(first, ends[0], claim, where), ofFact(last, ends[1], claim, where)];
}

const FIRST = ['from', 'min', 'start'];
const LAST = ['to', 'max', 'end'];

function endOf(fact: Fact, names: readonly string[], { project }: Where): Fact | undefined {
  const ways = names.map((name) => [...fact.path.split('.'), name]);
  const steps = ways.find((way) => valueAt(project.facts, way) !== undefined);
  const kind = KIND_OF_END[fact.kind];
  const value = steps && valueAt(project.facts, steps);
  return kind && steps && value !== undefined
    ? { ...fact, path: steps.join('.'), kind, value }
    : undefined;
}

const KIND_OF_END: Readonly<Partial<Record<Fact['kind'], Fact['kind']>>> = {
  ageRange: 'age',
  dateRange: 'date',
  timeRange: 'time',
};

function placeOf({ start, end }: Span, { typed }: Where): Place {
  return typed.document.locateWithin(typed.pointer, start, end);
}

function ofFact(fact: Fact, value: TypedValue, claim: Claim, where: Where): Finding {
  const { typed, project, pageId } = where;
  const { text } = typed;
  const path = nameOn(project, pageId, fact);
  const found = foundIn(value, where);
  const replacement = replacementFor(text, value, placeholder(fact, value, where));
  const args = { found, fact: path, instead: pasted(fact, value, where) };
  const place = placeOf(value, where);
  if (claim.isEvident && replacement) {
    const span = typed.document.spanWithin(typed.pointer, replacement.start, replacement.end);
    const fix = span && { ...span, text: replacement.text };
    return errorAt(place, 'typed-value', args, { fact: path, ...(fix && { fix }) });
  }
  const others = claim.same.filter((one) => one.path !== claim.fact?.path).slice(0, MAX_KNOWN);
  const left = claim.isEvident ? 'words' : 'choice';
  const all = { ...args, left, others: others.map((one) => described(one, value, where)) };
  return errorAt(place, 'typed-value', all, { fact: path });
}

function ofOfficial(fact: Fact, claim: Claim, where: Where): Finding {
  const { project, pageId } = where;
  const path = nameOn(project, pageId, fact);
  const said = valueAt(project.factsOn(pageId), path.split('.'));
  const args = {
    found: foundIn(claim, where),
    fact: path,
    instead: pasted(fact, claim, where),
    said: said === undefined || said === null ? '' : JSON.stringify(said),
  };
  return errorAt(placeOf(claim, where), 'typed-official', args, { fact: path });
}

function ofOther(subject: Fact, fact: Fact, claim: Claim, where: Where): Finding {
  const { project, pageId } = where;
  const [path, other] = [subject, fact].map((one) => nameOn(project, pageId, one));
  const args = {
    found: foundIn(claim, where),
    fact: other ?? '',
    subject: path ?? '',
    expected: shownValue(subject, where),
    instead: pasted(subject, claim, where),
  };
  return errorAt(placeOf(claim, where), 'typed-other', args, { fact: path ?? '' });
}

function foundIn({ start, end }: Span, { typed }: Where): string {
  return typed.text.slice(start, end);
}

/** A candidate to type, with the value that it would show. */
function described(fact: Fact, value: TypedValue, where: Where): string {
  return `${pasted(fact, value, where)} (${shownValue(fact, where)})`;
}

function placeholder(fact: Fact, { value, slot, start, end }: TypedValue, where: Where): string {
  const { text } = where.typed;
  const format = formatFor(fact, value, text.slice(slot?.start ?? start, slot?.end ?? end));
  const path = nameOn(where.project, where.pageId, fact);
  return format === undefined ? `{{${path}}}` : `{{${path}, ${format}}}`;
}

/** Text to paste over the marked words; keeps what no placeholder writes, such as «anni». */
function pasted(fact: Fact, value: TypedValue, where: Where): string {
  const { text } = where.typed;
  const written = placeholder(fact, value, where);
  const slot = slotFor(value, written);
  return text.slice(value.start, slot.start) + written + text.slice(slot.end, value.end);
}

/** «10» of «10 anni», but all of «3 anni e mezzo». */
function slotFor({ start, end, slot }: TypedValue, written: string): Span {
  return written.endsWith(', age}}') ? { start, end } : (slot ?? { start, end });
}

const MARKS = /[<>*_&]/;

/**
 * The replacement of a typed value that keeps the sentence correct: «trent’anni» needs a space.
 * Undefined where the words around must change, as for «a mezzogiorno».
 */
function replacementFor(text: string, value: TypedValue, written: string) {
  const slot = slotFor(value, written);
  const typed = text.slice(slot.start, slot.end);
  if (
    MARKS.test(typed) ||
    (!value.slot && value.value.kind === 'quantity' && !written.endsWith(', age}}'))
  )
    return undefined;
  if (value.value.kind === 'time' && !/\d/.test(typed)) return undefined;
  if (/[’']$/.test(text.slice(0, slot.start))) return undefined;
  const isGlued = /[’']$/.test(typed) || /^\p{L}/u.test(text.slice(slot.end));
  return { ...slot, text: isGlued ? `${written} ` : written };
}

function shownValue({ path, value }: Fact, { project }: Where): string {
  return writtenValue(project, path, value).replaceAll('\u00A0', ' ');
}
