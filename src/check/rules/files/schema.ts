import type { Finding } from '../../finding.ts';
import { referencesOf } from '../../known-names.ts';
import type { FindingCode } from '../../messages.ts';
import { once } from '../../once.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { schemaFindings } from '../../schema/schema-findings.ts';

/** What a schema finds of names: it can be judged only when what they name is in order. */
const OF_NAMES: ReadonlySet<FindingCode> = new Set([
  'reference-unknown',
  'text-missing',
  'fact-text-missing',
  'fact-text-extra',
]);

/** Values that the schema of their file does not allow. */
export const schema: Rule = {
  name: 'schema',
  description: 'Ogni valore è fra quelli che lo schema permette.',
  stage: 'form',
  check: (project) => findingsIn(project).filter(({ code }) => !OF_NAMES.has(code)),
};

/** Names of pages, facts, pictures, texts and others, which must exist. */
export const references: Rule = {
  name: 'references',
  description: 'Ogni nome di pagina, dato, immagine o testo esiste.',
  stage: 'names',
  check: (project) => findingsIn(project).filter(({ code }) => OF_NAMES.has(code)),
};

/** Both rules ask the same schemas. */
const findingsIn = once((project: Project): readonly Finding[] =>
  project.expected.flatMap(({ path, schema: address }) => {
    const document = project.document(path);
    if (document?.value === undefined || !project.schemas.has(address)) return [];
    const names = referencesOf(project, pageIdOf(path));
    return schemaFindings(document, project.schemas.errors(address, document.value, names));
  }),
);

function pageIdOf(path: string): string | undefined {
  return /^(?:pages|texts\/[^/]+)\/([^/]+)\.json$/.exec(path)?.[1];
}
