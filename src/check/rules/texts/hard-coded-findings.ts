import { factValue } from '../../../content/collection.ts';
import { sameJson, valueAt } from '../../../content/json.ts';
import type { Span } from '../../../content/span.ts';
import type { FormatName } from '../../../i18n/format.ts';
import type { Fact } from '../../../reader/facts/fact.ts';
import { formatFor } from '../../../reader/facts/placeholder-format.ts';
import type { Claim, TypedValue } from '../../../reader/read-claims.ts';
import type { Value } from '../../../reader/values/value.ts';
import { LAST_CAMP_DAY_INDEX } from '../../../time/season-weeks.ts';
import { nameOn, pathWith } from '../../facts/facts-to-read.ts';
import { FORMATS_OF, writtenForms, writtenValue } from '../../facts/written-value.ts';
import {
  errorAt,
  type Finding,
  type FindingArgs,
  type FindingCode,
  type Place,
  warningAt,
} from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { TypedText } from '../../text-files.ts';
import { replacementFor } from './hard-coded-replacement.ts';
import { statedBy } from './range-ends.ts';

/** The text that states a value, and its page. */
interface Where {
  readonly typed: TypedText;
  readonly project: Project;
  readonly pageId: string;
}

/**
 * Says which fact a hard-coded value states, where, and what to type instead.
 * @param official the same value compared with the official facts, where the page says others
 */
export function findingsOf(claim: Claim, official: Claim | undefined, where: Where): Finding[] {
  const { fact, verdict, value } = claim;
  const wrong = verdict === 'differs' && fact && wrongOfKind(fact, claim, where);
  if (wrong) return [wrong];
  const same = claim.same.filter((fact) => isExactly(fact, value));
  const own = same.find(({ path }) => path === fact?.path);
  const meant = own ?? same[0];
  if (verdict === 'equal' && meant) return equalTo(meant, { ...claim, fact: meant, same }, where);
  if (official?.verdict === 'equal' && official.fact && isExactly(official.fact, value))
    return officialFindings(official.fact, official, where);
  // «Non costa 135 euro» denies the fact's own value.
  if (verdict === 'check' && own) return equalTo(own, { ...claim, same }, where);
  if (verdict === 'differs' && fact && meant && !own)
    return [otherFactFinding(fact, meant, claim, where)];
  if (verdict === 'unknown' && meant) return equalTo(meant, { ...claim, fact: meant, same }, where);
  return [unknownFinding(claim, where)];
}

/** A wrong value whose kind says enough, whichever facts have it. */
function wrongOfKind(fact: Fact, claim: Claim, where: Where): Finding | undefined {
  const { kind, to } = claim.value;
  if (fact.path === 'season' && CAMP_DAYS.has(kind)) return campDayFinding(claim, where);
  if (kind === 'money' && to === 0) return freeFinding(fact, claim, where);
  // Many facts share a weekday by chance.
  if (kind !== 'weekday') return undefined;
  const named = nameable(fact, where.project);
  const instead = named ? candidateText(named, claim, where) : '';
  return differing('text-differs', fact, claim, where, errorAt, { instead });
}

/** A value of no fact that is meant: proposes the facts that may be. */
function unknownFinding(claim: Claim, where: Where): Finding {
  const known = nearest(claim).flatMap((candidate) => {
    const named = nameable(candidate, where.project);
    return named ? [candidateText(named, claim, where)] : [];
  });
  const elsewhere = pathWith(where.project, claim.value);
  const args = { found: foundIn(claim, where), known, elsewhere };
  return errorAt(placeOf(claim, where), 'unknown-value', args);
}

/** Days and hours are what a notice makes exceptions of. */
const JUDGED_IN_NOTICES: ReadonlySet<string> = new Set(['money', 'percent', 'age', 'ageRange']);

/** A notice has no placeholders and may announce an exception, so a difference is only a warning. */
export function inNotice(claim: Claim, where: Where): Finding[] {
  const { fact, verdict } = claim;
  if (verdict !== 'differs' || !fact || !JUDGED_IN_NOTICES.has(fact.kind)) return [];
  return [differing('notice-differs', fact, claim, where, warningAt)];
}

function differing(
  code: FindingCode,
  fact: Fact,
  claim: Claim,
  where: Where,
  report: typeof errorAt,
  more: FindingArgs = {},
): Finding {
  const expected = shownValue(fact, where);
  const args = { found: foundIn(claim, where), fact: fact.path, expected, ...more };
  return report(placeOf(claim, where), code, args, { fact: fact.path });
}

/** What can be wrong by the days of the camp: a weekday, or an hour on it. */
const CAMP_DAYS: ReadonlySet<string> = new Set(['weekday', 'time']);

/** «Aperti anche il sabato»: only a warning, because it has too many wordings to be sure. */
function campDayFinding(claim: Claim, where: Where): Finding {
  const { kind, from } = claim.value;
  const code = kind === 'time' || from > LAST_CAMP_DAY_INDEX ? 'text-weekend' : 'text-closed-day';
  return warningAt(placeOf(claim, where), code, { found: foundIn(claim, where) });
}

function freeFinding({ path, value }: Fact, claim: Claim, where: Where): Finding {
  const args = { found: foundIn(claim, where), fact: path, price: String(value) };
  return errorAt(placeOf(claim, where), 'entry-not-free', args, { fact: path });
}

/** «Tre settimane» is true for a minimum of one week, and a sum follows from prices; neither is the fact. */
function isExactly({ kind, value }: Fact, { from }: Value): boolean {
  return (kind !== 'count' && kind !== 'money') || value === from;
}

/** The fact that the sentence names, then those with the nearest values, each value once. */
function nearest({ fact, meant, value }: Claim): readonly Fact[] {
  const distance = ({ value: own }: Fact) =>
    typeof own === 'number' ? Math.abs(own - value.from) : MAX_DISTANCE;
  const byValue = new Map(meant.toReversed().map((fact) => [JSON.stringify(fact.value), fact]));
  const others = meant
    .filter(
      (other) => other.path !== fact?.path && byValue.get(JSON.stringify(other.value)) === other,
    )
    .toSorted((a, b) => distance(a) - distance(b));
  const isMeant = fact?.kind === 'count' || meant.some(({ path }) => path === fact?.path);
  return [...(fact && isMeant ? [fact] : []), ...others].slice(0, MAX_KNOWN);
}

/** A fact that a placeholder can show: implied ones have none, save the count of a collection. */
function nameable(fact: Fact, { facts }: Project): Fact | undefined {
  return [fact.path, `${fact.path}.count`]
    .filter((path) => sameJson(factValue(facts, path) ?? null, fact.value))
    .map((path) => ({ ...fact, path }))[0];
}

const MAX_DISTANCE = Number.MAX_SAFE_INTEGER;
const MAX_KNOWN = 3;

function equalTo(fact: Fact, claim: Claim, where: Where): Finding[] {
  return statedBy(fact, claim, where.typed.text, where.project.facts).map(([stated, typed]) =>
    factFinding(stated, typed, claim, where),
  );
}

/** The official value, where the page says another. */
function officialFindings(fact: Fact, official: Claim, where: Where): Finding[] {
  return statedBy(fact, official, where.typed.text, where.project.facts).map(([stated, typed]) =>
    differsOnPage(stated, where)
      ? officialFinding(stated, typed, where)
      : factFinding(stated, typed, official, where),
  );
}

/** Whether the page says another value than the official one. */
function differsOnPage({ path }: Fact, { project, pageId }: Where): boolean {
  const steps = path.split('.');
  const valueOnPage = valueAt(project.factsOn(pageId), steps);
  return valueOnPage === undefined || !sameJson(valueAt(project.facts, steps) ?? null, valueOnPage);
}

function placeOf({ start, end }: Span, { typed }: Where): Place {
  return typed.document.locateWithin(typed.pointer, start, end);
}

function foundIn({ start, end }: Span, { typed }: Where): string {
  return typed.text.slice(start, end);
}

/** What to type for a fact instead of a value: its placeholder, over a slot of the text. */
function placeholderFor(fact: Fact, value: TypedValue, where: Where) {
  const { text } = where.typed;
  const { start, end } = value;
  const path = nameOn(where.project, where.pageId, fact);
  const own = value.replaceable ?? { start, end };
  const format = formatFor(fact, value.value, text.slice(own.start, own.end));
  const written = format === undefined ? `{{${path}}}` : `{{${path}, ${format}}}`;
  // «10» of «10 anni», but all of «3 anni e mezzo».
  const slot = format === 'age' ? { start, end } : own;
  // Keeps what no placeholder writes, such as «anni».
  const instead = text.slice(start, slot.start) + written + text.slice(slot.end, end);
  return {
    path,
    format,
    written,
    slot,
    args: { found: foundIn(value, where), fact: path, instead },
  };
}

function factFinding(fact: Fact, value: TypedValue, claim: Claim, where: Where): Finding {
  const { document, pointer, text } = where.typed;
  const { path, written, slot, args } = placeholderFor(fact, value, where);
  const replacement = replacementFor(text, value, written, slot);
  const place = placeOf(value, where);
  if (claim.isEvident && replacement) {
    const span = document.spanWithin(pointer, replacement.start, replacement.end);
    const fix = span && { ...span, text: replacement.text };
    return errorAt(place, 'hard-coded-value', args, { fact: path, ...(fix && { fix }) });
  }
  const others = claim.same.filter((other) => other.path !== claim.fact?.path).slice(0, MAX_KNOWN);
  const left = claim.isEvident ? 'words' : 'choice';
  const all = { ...args, left, others: others.map((other) => candidateText(other, value, where)) };
  return errorAt(place, 'hard-coded-value', all, { fact: path });
}

function officialFinding(fact: Fact, value: TypedValue, where: Where): Finding {
  const { project, pageId } = where;
  const { path, format, args } = placeholderFor(fact, value, where);
  const own = valueAt(project.factsOn(pageId), path.split('.')) ?? null;
  const form = format === undefined ? undefined : writtenForms(project)[format as FormatName];
  const said = form?.accepts(own) ? form.format(own) : writtenValue(project, path, own);
  return errorAt(placeOf(value, where), 'hard-coded-official', { ...args, said }, { fact: path });
}

function otherFactFinding(subject: Fact, fact: Fact, claim: Claim, where: Where): Finding {
  const { path, args } = placeholderFor(subject, claim, where);
  const other = nameOn(where.project, where.pageId, fact);
  const same = candidateText(fact, claim, where);
  const all = { ...args, same, fact: other, subject: path, expected: shownValue(subject, where) };
  return errorAt(placeOf(claim, where), 'hard-coded-other', all, { fact: path });
}

/** A candidate to type, with the value that it would show. */
function candidateText(fact: Fact, value: TypedValue, where: Where): string {
  return `${placeholderFor(fact, value, where).args.instead} (${shownValue(fact, where)})`;
}

function shownValue({ kind, path, value }: Fact, { project }: Where): string {
  const forms = FORMATS_OF[kind].map((name) => writtenForms(project)[name]);
  const form = forms.find((format) => format.accepts(value));
  const written = form ? form.format(value) : writtenValue(project, path, value);
  return written.replaceAll('\u00A0', ' ');
}
