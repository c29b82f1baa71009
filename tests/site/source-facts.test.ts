import { describe, expect, it } from 'vitest';
import type { Project } from '../../src/check/project.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { isObject, type Json, type JsonObject } from '../../src/content/json.ts';
import { realContent, realSchemas } from '../check/real-content.ts';

const { project } = runChecks(realContent, realSchemas);

/** Every page that differs from a fact, as `conflicts.md` of the specification lists them. */
const DIFFERENCES = [
  ['home', 'season.end'],
  ['layout', 'season.end'],
  ['layout', 'season.closures.august.to'],
  ['lavora-con-noi', 'season.end'],
  ['lavora-con-noi', 'season.closures.august.to'],
  ['tc-nascosa', 'prices.sportCity.week'],
  ['sc-ostiense', 'agreements.rates.week'],
  ['sc-ostiense', 'agreements.count'],
  ['sc-ostiense', 'agreements.bodies'],
  ['iscrizioni', 'hours.secretariat.saturday'],
  ['iscrizioni', 'hours.secretariat.sunday'],
  ['economic-regulations', 'discounts.rounding.mode'],
  ['privacy', 'legal.updated'],
  ['members', 'staff.villageHeads.minAge'],
  ['members', 'hours.activities.to'],
];

function questions(
  project: Project,
): { fact: string; values: { value: Json; pages: string[] }[] }[] {
  const file = project.value('questions.json');
  return isObject(file) ? (Object.values(file.questions as JsonObject) as never) : [];
}

describe('the contradictions of the source', () => {
  const said = project
    .pageIds()
    .flatMap((id) => Object.keys(project.says(id)).map((fact) => [id, fact]));

  it('asks a question for each value that a page says differently, and for no other', () => {
    const asked = questions(project).flatMap(({ fact, values }) =>
      values.flatMap(({ value, pages }) =>
        pages.map((page) => JSON.stringify([page, fact, value])),
      ),
    );
    const differing = said.map(([id = '', fact = '']) =>
      JSON.stringify([id, fact, project.says(id)[fact] ?? null]),
    );
    expect(asked.sort()).toEqual(differing.sort());
  });

  it('lists no difference that the source does not have', () => {
    const known = DIFFERENCES.map((row) => row.join(' '));
    expect(said.map((row) => row.join(' ')).filter((row) => !known.includes(row))).toEqual([]);
  });
});

describe('a value is written once', () => {
  it('has a fact for every count that is stated beside its list', () => {
    const { facts } = project;
    const size = (value: Json | undefined) =>
      Array.isArray(value) ? value.length : Object.keys(value ?? {}).length;
    const { programme, shows, sports, dailyEvents, agreements, testimonials } = facts as Record<
      string,
      JsonObject
    >;
    expect(programme?.count).toBe(size(programme?.slots));
    expect(shows?.count).toBe(size(shows?.themes));
    expect(sports?.count).toBe(size(sports?.sports));
    expect(dailyEvents?.count).toBe(size(dailyEvents?.events));
    expect(agreements?.count).toBe(size(agreements?.bodies));
    expect(testimonials?.count).toBe(size(testimonials?.testimonials));
  });
});
