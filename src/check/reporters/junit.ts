import junitReport from 'junit-report-builder';
import type { Finding } from '../finding.ts';
import { sentenceOf } from '../messages.ts';
import type { Project } from '../project.ts';
import { fails, fileOf, namedPages, type Reporter, sentences, spot } from './report.ts';

const CLEAN = 'nessun errore';

/**
 * The report for servers that read JUnit: a suite for each content file, a case for each finding.
 * What fails the run fails; other warnings, known contradictions and values to confirm count as skipped. A file without any has one case that passes.
 */
export const junit: Reporter = ({ findings, project }, context) => {
  const { folder } = context;
  const builder = junitReport.newBuilder().name('npm run check');
  const byFile = Map.groupBy(findings, ({ file }) => file);
  const files = [
    ...new Set([...project.documents.map(({ path }) => path), ...byFile.keys()]),
  ].sort();
  for (const file of files) {
    const suite = builder.testSuite().name(fileOf({ file }, folder));
    const found = byFile.get(file) ?? [];
    if (!found.some((finding) => fails(finding, context)))
      suite.testCase().name(CLEAN).className(fileOf({ file }, folder));
    for (const finding of found) {
      const test = suite.testCase().name(nameOf(finding, folder)).className(finding.code);
      if (fails(finding, context))
        test
          .failure(sentences(finding).message, finding.code)
          .stacktrace(textOf(finding, folder, project));
      else test.skipped().standardOutput(textOf(finding, folder, project));
    }
  }
  return `${withoutSkippedTotal(builder.build())}\n`;
};

function nameOf(finding: Finding, folder: string): string {
  return `${spot(finding, folder)} ${sentences(finding).message}`;
}

function textOf(finding: Finding, folder: string, project: Project): string {
  const { related = [] } = finding;
  return [
    `${spot(finding, folder)} ${sentenceOf(finding)}`,
    ...related.map((place) =>
      `${spot(place, folder)} ${JSON.stringify(place.value)} ${namedPages(place.pages, project).join(', ')}`.trimEnd(),
    ),
  ].join('\n');
}

/** The builder counts skipped cases on the root too, where the schema of JUnit reports has no such count. */
function withoutSkippedTotal(xml: string): string {
  return xml.replace(/(<testsuites[^>]*) skipped="\d+"/, '$1');
}
