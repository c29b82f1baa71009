import {
  SarifBuilder,
  SarifResultBuilder,
  SarifRuleBuilder,
  SarifRunBuilder,
} from 'node-sarif-builder';
import type { Location, Region, ReportingDescriptor, Result } from 'sarif';
import type { Finding, Place } from '../finding.ts';
import { findingCodes, sentenceOf } from '../messages.ts';
import type { Project } from '../project.ts';
import { fingerprints } from './fingerprint.ts';
import {
  fails,
  fileOf,
  namedPages,
  type ReportContext,
  type Reporter,
  reasonOf,
} from './report.ts';
import { valueWriter } from './value-writer.ts';
import { roleWords } from './words.ts';

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** Where each code has its section. */
const GUIDE = 'CONTROLLO.md';
const FINGERPRINT = 'ruleFactValuesPointers/v1';

const LEVELS = { error: 'error', warning: 'warning', known: 'note', info: 'note' } as const;

/** The report for code scanning: SARIF 2.1.0. */
export const sarif: Reporter = ({ findings, project }, context) => {
  const { folder } = context;
  const run = new SarifRunBuilder({ columnKind: 'utf16CodeUnits' });
  run.setToolDriverName('npm run check');
  run.run.tool.driver.language = 'it';
  for (const code of [...findingCodes].sort())
    run.addRule(new SarifRuleBuilder(rule(code, folder)));
  const prints = fingerprints(findings);
  for (const [index, finding] of findings.entries()) {
    run.addResult(new SarifResultBuilder(resultOf(finding, prints[index] ?? '', context, project)));
  }
  const log = new SarifBuilder({ $schema: SCHEMA });
  log.addRun(run);
  return `${JSON.stringify(log.buildSarifOutput(), null, 2)}\n`;
};

function rule(code: string, folder: string): ReportingDescriptor {
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

function resultOf(
  finding: Finding,
  print: string,
  context: ReportContext,
  project: Project,
): Result {
  const { folder } = context;
  const failed = fails(finding, context);
  const write = valueWriter(project);
  const { code, severity, fact, pages = [], related = [] } = finding;
  const text = sentenceOf(finding);
  return {
    ruleId: code,
    level: failed ? 'error' : LEVELS[severity],
    message: { text },
    locations: [location(finding, folder)],
    relatedLocations: related.map((place, index) => ({
      id: index + 1,
      ...location(place, folder),
      message: {
        text: `${write(fact ?? '', place.value)}: ${roleWords[place.role]}${place.pages.length > 0 ? ` (${namedPages(place.pages, project).join(', ')})` : ''}`,
      },
    })),
    partialFingerprints: { [FINGERPRINT]: print },
    // A known contradiction has been accepted outside the files that show it, in questions.json.
    ...(severity === 'known' && !failed
      ? {
          suppressions: [
            {
              kind: 'external',
              status: 'accepted',
              justification: reasonOf(finding, project) || text,
            },
          ],
        }
      : {}),
    properties: {
      severity,
      ...(fact === undefined ? {} : { fact }),
      ...(pages.length > 0 ? { pages: [...pages] } : {}),
    },
  };
}

function location(place: Place, folder: string): Location {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(fileOf(place, folder)) },
      region: region(place),
    },
    ...(place.pointer === '' ? {} : { logicalLocations: [{ fullyQualifiedName: place.pointer }] }),
  };
}

function region({ line, column, endLine, endColumn }: Place): Region {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** A relative address; a folder outside the repository has an absolute one. */
function uriOf(file: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  if (/^[A-Za-z]:\//.test(file)) return `file:///${file[0]}:${path.slice(path.indexOf('/'))}`;
  return path.startsWith('/') ? `file://${path}` : path;
}
