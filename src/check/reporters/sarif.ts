import type { Finding, Place } from '../finding.ts';
import { findingCodes, sentenceOf } from '../messages.ts';
import type { Project } from '../project.ts';
import {
  fails,
  fileOf,
  namedPages,
  type ReportContext,
  type Reporter,
  reasonOf,
} from './report.ts';
import { roleWords, valueText } from './values.ts';

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** The file that explains each code. */
const GUIDE = 'CONTROLLO.md';
const FINGERPRINT = 'ruleFactValuesPointers/v1';

const LEVELS = { error: 'error', warning: 'warning', known: 'note', info: 'note' } as const;

/** The report for code scanning: SARIF 2.1.0. */
export const sarif: Reporter = ({ findings, project }, context) => {
  const rules = [...findingCodes].sort().map((code) => rule(code, context.folder));
  const driver = { name: 'npm run check', language: 'it', rules };
  const prints = fingerprints(findings);
  const results = findings.map((finding, index) => ({
    ...resultOf(finding, context, project),
    partialFingerprints: { [FINGERPRINT]: prints[index] ?? '' },
  }));
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
};

function rule(code: string, folder: string) {
  const file = fileOf({ file: GUIDE }, folder);
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
  const justification = reasonOf(finding, project) || text;
  return {
    ruleId: code,
    level: failed ? 'error' : LEVELS[severity],
    message: { text },
    locations: [location(finding, folder)],
    relatedLocations: related.map((place, index) => {
      const shown = namedPages(place.pages, project).join(', ');
      const said = `${valueText(project, fact ?? '', place.value)}: ${roleWords[place.role]}`;
      const message = { text: `${said}${shown && ` (${shown})`}` };
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
      artifactLocation: { uri: uriOf(fileOf(place, folder)) },
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

/**
 * Names each finding so that edits elsewhere do not change its name: by rule, fact, sorted values
 * and pointers, never by lines. Findings equal in all of these are numbered in order.
 */
function fingerprints(findings: readonly Finding[]): string[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const print = fingerprint(finding);
    const number = (seen.get(print) ?? 0) + 1;
    seen.set(print, number);
    return number === 1 ? print : `${print} ${number}`;
  });
}

function fingerprint({ code, fact, value, related = [], ...place }: Finding): string {
  const values = [value, ...related.map((other) => other.value)];
  const written = values.map((one) => (one === undefined ? '' : JSON.stringify(one)));
  const pointers = [place, ...related].map(({ file, pointer }) => `${file}#${pointer}`);
  return JSON.stringify([code, fact ?? '', unique(written), unique(pointers)]);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}
