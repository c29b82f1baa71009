import type { CheckReport } from '../../content/types.ts';
import type { Finding, Place } from '../finding.ts';
import { countsOf, halvesOf, type Reporter, shownFile } from './report.ts';

/** The report for programs; its schema is schemas/check-report.schema.json. */
export const json: Reporter = ({ findings, files }, { folder, milliseconds }) => {
  const report: CheckReport = {
    summary: { ...countsOf(findings), files, milliseconds },
    findings: findings.map((finding) => findingOf(finding, folder)),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
};

function findingOf(finding: Finding, folder: string): CheckReport['findings'][number] {
  const { code, severity, fact, value, pages = [], related = [] } = finding;
  return {
    code,
    severity,
    ...halvesOf(finding),
    ...(fact === undefined ? {} : { fact }),
    ...(value === undefined ? {} : { value }),
    ...jsonPlace(finding, folder),
    pages: [...pages],
    related: related.map((place) => ({
      ...jsonPlace(place, folder),
      pages: [...place.pages],
      value: place.value,
      role: place.role,
    })),
  };
}

function jsonPlace(place: Place, folder: string) {
  const { line, column, pointer } = place;
  return { file: shownFile(place, folder), line, column, pointer };
}
