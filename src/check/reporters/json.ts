import type { CheckReport } from '../../content/types.ts';
import type { FactPlace, Finding, Place } from '../finding.ts';
import type { CheckResult } from '../runChecks.ts';
import { countsOf, fileOf, halvesOf, type ReportContext, type Reporter } from './report.ts';

/** The report for programs; its schema is schemas/check-report.schema.json. */
export const json: Reporter = (result, context) =>
  `${JSON.stringify(checkReport(result, context), null, 2)}\n`;

export function checkReport(
  { findings, facts, files }: CheckResult,
  { folder, milliseconds }: ReportContext,
): CheckReport {
  return {
    summary: { ...countsOf(findings), files, facts: facts.length, milliseconds },
    findings: findings.map((finding) => findingOf(finding, folder)),
    facts: facts.map(({ fact, label, values }) => ({
      fact,
      label,
      values: values.map(({ value, role, places }) => ({
        value,
        role,
        places: places.map((place) => shownPlaceOf(place, folder)),
      })),
    })),
  };
}

function findingOf(finding: Finding, folder: string): CheckReport['findings'][number] {
  const { code, severity, fact, value, pages = [], related = [] } = finding;
  return {
    code,
    severity,
    ...halvesOf(finding),
    ...(fact === undefined ? {} : { fact }),
    ...(value === undefined ? {} : { value }),
    ...placeOf(finding, folder),
    pages: [...pages],
    related: related.map((place) => ({
      ...shownPlaceOf(place, folder),
      value: place.value,
      role: place.role,
    })),
  };
}

function shownPlaceOf(place: FactPlace, folder: string) {
  return { ...placeOf(place, folder), pages: [...place.pages] };
}

function placeOf(place: Place, folder: string) {
  const { line, column, pointer } = place;
  return { file: fileOf(place, folder), line, column, pointer };
}
