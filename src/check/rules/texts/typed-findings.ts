import { sameJson, valueAt } from '../../../content/json.ts';
import type { FormatName } from '../../../i18n/format.ts';
import type { Fact } from '../../../reader/fact.ts';
import type { Span } from '../../../reader/grammar.ts';
import type { Claim, TypedValue } from '../../../reader/read-claims.ts';
import { formatFor } from '../../../reader/typed-form.ts';
import type { Value } from '../../../reader/value.ts';
import { nameOn, pathWith } from '../../facts/facts-to-read.ts';
import { FORMATS_OF, writtenForms, writtenValue } from '../../facts/written-value.ts';
import { errorAt, type Finding, type Place, warningAt } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { TypedText } from '../../text-files.ts';
import { statedBy } from './range-ends.ts';

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
  if (official?.verdict === 'equal' && official.fact && isExactly(official.fact, value))
    return statedBy(official.fact, official, where.typed.text, where.project.facts).map(
      ([one, typed]) =>
        isSaid(one, where) ? ofOfficial(one, typed, where) : ofFact(one, typed, official, where),
    );
  // «Non costa 135 euro» denies the fact's own value.
  const denied = same.find(({ path }) => path === fact?.path);
  if (verdict === 'check' && denied) return equalTo(denied, { ...claim, same }, where);
  const [other] = same;
  if (verdict === 'differs' && fact && other && !denied)
    return [ofOther(fact, other, claim, where)];
  if (verdict === 'unknown' && meant) return equalTo(meant, { ...claim, fact: meant, same }, where);
  const known = nearest(claim).map((one) => described(one, claim, where));
  const args = { found: foundIn(claim, where), known, elsewhere: pathWith(where.project, value) };
  return [errorAt(spanPlace(claim, where), 'unknown-value', args)];
}

const FRIDAY = 4;
/** What can be wrong by the days of the camp: a weekday, or an hour on it. */
const CAMP_DAYS: ReadonlySet<string> = new Set(['weekday', 'time']);

/** «Aperti anche il sabato»: only a warning, because it has too many wordings to be sure. */
function ofCampDay(claim: Claim, where: Where): Finding {
  const { kind, from } = claim.value;
  const code = kind === 'time' || from > FRIDAY ? 'text-weekend' : 'text-closed-day';
  return warningAt(spanPlace(claim, where), code, { found: foundIn(claim, where) });
}

/** «Tre settimane» is true for a minimum of one week, and a sum follows from prices; neither is the fact. */
function isExactly({ kind, value }: Fact, { from }: Value): boolean {
  return (kind !== 'count' && kind !== 'money') || value === from;
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

function equalTo(fact: Fact, claim: Claim, where: Where): Finding[] {
  return statedBy(fact, claim, where.typed.text, where.project.facts).map(([one, typed]) =>
    ofFact(one, typed, claim, where),
  );
}

/** Whether the page says another value than the official one. */
function isSaid({ path }: Fact, { project, pageId }: Where): boolean {
  const steps = path.split('.');
  const said = valueAt(project.factsOn(pageId), steps);
  return said === undefined || !sameJson(valueAt(project.facts, steps) ?? null, said);
}

function spanPlace({ start, end }: Span, { typed }: Where): Place {
  return typed.document.locateWithin(typed.pointer, start, end);
}

function ofFact(fact: Fact, value: TypedValue, claim: Claim, where: Where): Finding {
  const { typed, project, pageId } = where;
  const { text } = typed;
  const path = nameOn(project, pageId, fact);
  const found = foundIn(value, where);
  const replacement = replacementFor(text, value, placeholder(fact, value, where));
  const args = { found, fact: path, instead: pasted(fact, value, where) };
  const place = spanPlace(value, where);
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

function ofOfficial(fact: Fact, value: TypedValue, where: Where): Finding {
  const { project, pageId } = where;
  const path = nameOn(project, pageId, fact);
  const said = valueAt(project.factsOn(pageId), path.split('.')) ?? null;
  const format = formatOf(fact, value, where);
  const form = format === undefined ? undefined : writtenForms(project)[format as FormatName];
  const args = {
    found: foundIn(value, where),
    fact: path,
    instead: pasted(fact, value, where),
    said: form?.accepts(said) ? form.write(said) : writtenValue(project, path, said),
  };
  return errorAt(spanPlace(value, where), 'typed-official', args, { fact: path });
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
  return errorAt(spanPlace(claim, where), 'typed-other', args, { fact: path ?? '' });
}

function foundIn({ start, end }: Span, { typed }: Where): string {
  return typed.text.slice(start, end);
}

/** A candidate to type, with the value that it would show. */
function described(fact: Fact, value: TypedValue, where: Where): string {
  return `${pasted(fact, value, where)} (${shownValue(fact, where)})`;
}

function formatOf(fact: Fact, { value, slot, start, end }: TypedValue, { typed }: Where) {
  return formatFor(fact, value, typed.text.slice(slot?.start ?? start, slot?.end ?? end));
}

function placeholder(fact: Fact, value: TypedValue, where: Where): string {
  const format = formatOf(fact, value, where);
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

function shownValue({ kind, path, value }: Fact, { project }: Where): string {
  const forms = FORMATS_OF[kind].map((name) => writtenForms(project)[name]);
  const form = forms.find((one) => one.accepts(value));
  const written = form ? form.write(value) : writtenValue(project, path, value);
  return written.replaceAll('\u00A0', ' ');
}
