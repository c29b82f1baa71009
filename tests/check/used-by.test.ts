import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../scripts/project/paths.ts';
import { usersOf } from '../../src/check/facts/fact-schema.ts';
import { FactTree } from '../../src/check/facts/fact-tree.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { withoutNotes } from '../../src/content/facts.ts';
import { type Json, type JsonObject, valueAt } from '../../src/content/json.ts';
import { kebabCase } from '../../src/content/paths.ts';
import { offeredVenues } from '../../src/pricing/offered-venues.ts';
import type { PriceFacts } from '../../src/pricing/price-facts.ts';
import { quote } from '../../src/pricing/quote.ts';
import { addDays, isCalendarDate } from '../../src/time/calendar.ts';
import { enrolmentDeadline } from '../../src/time/enrolment-deadline.ts';
import { type SeasonStateFacts, seasonTransitions } from '../../src/time/season-state.ts';
import { campSources, changed } from '../camp.ts';
import { projectOf, rulesWithoutProse, schemas } from '../schemas.ts';

const project = projectOf(campSources);
const used = new FactTree(project.facts).leaves.flatMap((path) =>
  usersOf(project, path).map((user) => ({ user, path })),
);
const usedBy = (user: string) => used.filter((use) => use.user === user);

/** Allowed values of facts that the facts themselves do not list. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  mode: ['up', 'nearest', 'down'],
  moment: ['after-discounts', 'each-line'],
  status: ['open', 'in-definition'],
  weekday: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
};

/** Other values that a fact may have. */
function others(path: string, value: Json): Json[] {
  if (typeof value === 'number') return [value + 1, value + 4];
  if (typeof value === 'string' && /^\d\d:\d\d/.test(value)) return [value.replace(/^\d\d/, '11')];
  if (typeof value === 'string' && isCalendarDate(value)) return [addDays(value, 70)];
  const kind = Object.keys(CHOICES).find((key) => path.toLowerCase().endsWith(key)) ?? '';
  if (typeof value === 'boolean') return [!value];
  if (/\.(?:lessonsAt|priceList)$/.test(path))
    return Object.keys(project.facts.venues ?? {}).slice(1);
  return (CHOICES[kind] ?? []).filter((choice) => choice !== value);
}

function edited(path: string, value: Json): SourceFile[] {
  const [root = '', ...steps] = path.split('.');
  return changed<JsonObject>(`facts/${kebabCase(root)}.json`, (facts) => {
    const group = valueAt(facts, steps.slice(0, -1)) as JsonObject;
    group[steps.at(-1) ?? ''] = value;
  });
}

const factsOf = (content: readonly SourceFile[]) =>
  withoutNotes(projectOf(content).facts) as unknown as PriceFacts & SeasonStateFacts;

/** Requests that use every discount, and amounts that need rounding. */
function quotes(content: readonly SourceFile[]): string {
  const facts = factsOf(content);
  const [venue = ''] = offeredVenues(facts).map(({ id }) => kebabCase(id));
  const base = { venue, timeBand: 'full', weeks: 5 } as const;
  const requests = [
    { ...base, siblingOrder: 2 },
    { ...base, chainChildren: 3 },
    { ...base, chainChildren: 99 },
    { ...base, advanceWeeks: 5, siblingOrder: 2, extendedExitDays: 1 },
  ];
  const open = { status: 'open', listed: true } as const;
  const all = Object.entries(facts.venues).map(([id, one]) => [id, { ...one, ...open }] as const);
  return JSON.stringify([
    requests.map((request) => quote([request], facts)),
    offeredVenues(facts),
    offeredVenues({ ...facts, venues: Object.fromEntries(all) }),
  ]);
}

/** The deadline of the first week, and the state of the season at several times. */
const moments = (content: readonly SourceFile[]) => {
  const facts = factsOf(content);
  const { enrolment, season } = facts;
  return JSON.stringify([enrolmentDeadline(season.start, enrolment), seasonTransitions(facts)]);
};

const complaints = (content: readonly SourceFile[]) =>
  JSON.stringify(
    runChecks(content, schemas, {}, rulesWithoutProse).findings.flatMap(
      ({ severity, code, pointer }) =>
        severity === 'error' || severity === 'warning' ? [`${code} ${pointer}`] : [],
    ),
  );

const USES = { pricing: quotes, time: moments, check: complaints };

describe('a fact that schemas declare as used by code', () => {
  it('is used in an existing folder', () => {
    const users = new Set(used.map(({ user }) => user));
    expect([...users].sort()).toEqual(['check', 'pages', 'pricing', 'time']);
    for (const user of users) expect(existsSync(fromRoot(`src/${user}`))).toBe(true);
  });

  describe.each(Object.entries(USES))('by %s', (user, outcome) => {
    const now = outcome(campSources);

    it.each(usedBy(user))('changes the outcome: $path', ({ path }) => {
      const value = valueAt(project.facts, path.split('.')) ?? null;
      const isUsed = others(path, value).some((other) => outcome(edited(path, other)) !== now);
      expect(isUsed).toBe(true);
    });
  });
});
