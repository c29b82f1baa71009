import type { Finding, Place } from '../finding.ts';
import { findingCodes, sentenceOf } from '../messages.ts';
import type { Project } from '../project.ts';
import {
  fails,
  namedPages,
  questionReason,
  type ReportContext,
  type Reporter,
  shownFile,
} from './report.ts';
import { roleWords, valueText } from './values.ts';

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** The file that explains each code. */
const GUIDE = 'CONTROLLO.md';

const LEVELS = { error: 'error', warning: 'warning', known: 'note', info: 'note' } as const;

/** The report for code scanning: SARIF 2.1.0. */
export const sarif: Reporter = ({ findings, project }, context) => {
  const rules = [...findingCodes].sort().map((code) => rule(code, context.folder));
  const driver = { name: 'npm run check', language: 'it', rules };
  const results = findings.map((finding) => resultOf(finding, context, project));
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
};

function rule(code: string, folder: string) {
  const file = shownFile({ file: GUIDE }, folder);
  return {
    id: code,
    name: code.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: `Segnalazione «${code}» del controllo dei contenuti.` },
    help: {
      text: `La spiegazione, con un esempio, è nella sezione «${code}» di ${file}.`,
      markdown: `La spiegazione, con un esempio, è in [${file}](${encodeURI(file)}#${code}).`,
    },
  };
}

function resultOf(finding: Finding, context: ReportContext, project: Project) {
  const { folder } = context;
  const failed = fails(finding, context);
  const { code, severity, fact, pages = [], related = [] } = finding;
  const text = sentenceOf(finding);
  const justification = questionReason(finding, project) || text;
  return {
    ruleId: code,
    level: failed ? 'error' : LEVELS[severity],
    message: { text },
    locations: [location(finding, folder)],
    relatedLocations: related.map((place, index) => {
      const shown = namedPages(place.pages, project).join(', ');
      const stated = `${valueText(project, fact ?? '', place.value)}: ${roleWords[place.role]}`;
      const message = { text: `${stated}${shown && ` (${shown})`}` };
      return { id: index + 1, ...location(place, folder), message };
    }),
    // A known contradiction is accepted outside the files that show it, in questions.json.
    ...(severity === 'known' && !failed
      ? { suppressions: [{ kind: 'external', status: 'accepted', justification }] }
      : {}),
    properties: { severity, fact, ...(pages.length > 0 ? { pages } : {}) },
  };
}

function location(place: Place, folder: string) {
  const { line: startLine, column: startColumn, endLine, endColumn, pointer } = place;
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(shownFile(place, folder)) },
      region: { startLine, startColumn, endLine, endColumn },
    },
    ...(pointer === '' ? {} : { logicalLocations: [{ fullyQualifiedName: pointer }] }),
  };
}

/** A relative URI; an absolute one for a folder outside the repository. */
function uriOf(file: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  if (/^[A-Za-z]:\//.test(file)) return `file:///${file[0]}:${path.slice(path.indexOf('/'))}`;
  return path.startsWith('/') ? `file://${path}` : path;
}
