import { added, fileWithName, INTERNAL_NAME, type Wish } from '../../src/author/add/adding.ts';
import type { Period } from '../../src/author/add/closure-skeleton.ts';
import { KINDS } from '../../src/author/add/skeletons.ts';
import { applied } from '../../src/author/decide/steps.ts';
import { chosenValue } from '../../src/author/season/chosen-value.ts';
import { nextSeason } from '../../src/author/season/next-season.ts';
import { openHolidays } from '../../src/author/season/open-holidays.ts';
import { officialValue } from '../../src/check/facts/fact-place.ts';
import { writtenValue } from '../../src/check/facts/written-value.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import type { CheckResult } from '../../src/check/runChecks.ts';
import type { Json } from '../../src/content/json.ts';
import { findingView } from '../../src/studio/desk/finding-view.ts';
import { plainLabel } from '../../src/studio/desk/plain-label.ts';
import type { NewSeason, NewThing, Proposed } from '../../src/studio/desk/proposed.ts';
import { valuesOf } from '../../src/studio/desk/saves.ts';
import { isCalendarDate } from '../../src/time/calendar.ts';
import { hints } from '../add/hints.ts';
import { carriedNote, holidayName, ruleName } from '../season/words.ts';
import { type Answer, WrongQuestion } from './question.ts';
import type { Workshop } from './workshop.ts';

type Body = Readonly<Record<string, unknown>>;

/** What the commands `add` and `season` do, by the same code: told first, and put on the desk when it is asked for. */
export function proposing(
  workshop: Workshop,
  state: (body: Body) => object,
): Record<string, Answer> {
  const put = (body: Body, told: object, after: readonly SourceFile[]) => {
    if (body.really !== true) return told;
    workshop.desk.replace(after);
    workshop.keep();
    return { ...told, ...state(body) };
  };
  return {
    add: (body) => {
      const { told, after } = newThing(workshop, wishOf(body));
      return after ? put(body, told, after) : told;
    },
    season: (body) => {
      const { told, after } = newSeason(workshop, body);
      return after ? put(body, told, after) : told;
    },
  };
}

interface Outcome<T> {
  readonly told: T;
  readonly after?: readonly SourceFile[];
}

function newThing(workshop: Workshop, wish: Wish): Outcome<NewThing> {
  const { desk, settings } = workshop;
  if (!INTERNAL_NAME.test(wish.id)) return { told: { kind: 'refused', reason: 'name' } };
  if (fileWithName(desk.sources, wish.id)) return { told: { kind: 'refused', reason: 'taken' } };
  if (wish.kind === 'closure' && !wish.period) return { told: { kind: 'refused', reason: 'days' } };
  const { addition, after, checked, left } = added(
    desk.sources,
    workshop.result(),
    settings.schemas,
    settings.options(),
    wish,
    hints,
  );
  const created = addition.created.map(({ path }) => path);
  return { told: { kind: 'ready', created, ...proposed(workshop, after, checked, left) }, after };
}

function newSeason(workshop: Workshop, body: Body): Outcome<NewSeason> {
  const { project } = workshop.result();
  const year = Number(body.year);
  const old = Number(officialValue(project, 'season.year'));
  if (!/^(19|20)\d\d$/.test(String(body.year)) || year === old)
    return { told: { kind: 'refused', reason: 'year', old } };
  const chosen = new Map<string, Json>();
  for (const [fact, text] of Object.entries(textsOf(body.set))) {
    const value =
      officialValue(project, fact) === undefined ? undefined : chosenValue(project, fact, text);
    if (value === undefined) return { told: { kind: 'refused', reason: 'value', old, fact } };
    chosen.set(fact, value);
  }
  const next = nextSeason(project, year, chosen, carriedNote(old, year));
  const after = applied(workshop.desk.sources, next.steps);
  const checked = workshop.check(after);
  const left = checked.findings.filter(
    ({ severity }) => severity === 'error' || severity === 'warning',
  );
  const rows = next.proposals.map(({ fact, from, to, rule }) => ({
    fact,
    label: plainLabel(project, fact),
    from: writtenValue(project, fact, from),
    to: writtenValue(project, fact, to),
    value: to,
    rule: ruleName(rule),
    holiday: holidayName(to),
  }));
  const holidays = openHolidays(checked.project).map((day) => ({ day, name: holidayName(day) }));
  return {
    told: { kind: 'ready', old, rows, holidays, ...proposed(workshop, after, checked, left) },
    after,
  };
}

/** What changes, and what it leaves to do. */
function proposed(
  { desk }: Workshop,
  after: readonly SourceFile[],
  { project }: CheckResult,
  left: CheckResult['findings'],
): Proposed {
  const before = new Map(desk.sources.map(({ path, text }) => [path, text]));
  const drafts = after.flatMap(({ path, text }) =>
    before.get(path) === text ? [] : [{ path, before: before.get(path), after: text }],
  );
  return {
    before: valuesOf(drafts, 'before'),
    after: valuesOf(drafts, 'after'),
    left: left.map((finding) => findingView(finding, project)),
  };
}

function wishOf({ what, id, from, to }: Body): Wish {
  const kind = KINDS.find((one) => one === what);
  if (kind === undefined || typeof id !== 'string' || id.length > 60)
    throw new WrongQuestion('nothing to add');
  return { kind, id, period: kind === 'closure' ? periodOf(from, to) : undefined };
}

function periodOf(from: unknown, to: unknown): Period | undefined {
  if (typeof from !== 'string' || !isCalendarDate(from)) return undefined;
  const last = to === undefined || to === '' ? from : to;
  if (typeof last !== 'string' || !isCalendarDate(last) || last < from) return undefined;
  return { from, to: last };
}

/** The values of `set`: facts with what was typed for them. */
function textsOf(value: unknown): Record<string, string> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null) throw new WrongQuestion('no values');
  return Object.fromEntries(
    Object.entries(value).map(([fact, text]) => {
      if (typeof text !== 'string' || text.length > 500) throw new WrongQuestion('no value');
      return [fact, text];
    }),
  );
}
