import { besideNames } from '../../facts/beside-texts.ts';
import { KeptFindings } from '../../kept.ts';
import type { Rule } from '../../rule.ts';
import { schemaFindings } from '../../schema/schema-findings.ts';
import { BROKEN_VALUE } from '../broken-value.ts';

const kept = new KeptFindings();

/** Values that the schema of their file does not allow. */
export const schema: Rule = {
  name: 'schema',
  description: 'Ogni valore è fra quelli che lo schema permette.',
  scope: 'value',
  hides: [
    ...BROKEN_VALUE,
    {
      by: ['key-missing', 'key-unknown', 'text-missing', 'fact-text-missing', 'fact-text-extra'],
      codes: ['translation-missing', 'translation-extra'],
      where: 'group',
    },
  ],
  check: (project) =>
    project.expected.flatMap(({ path, schema: address }) => {
      const document = project.document(path);
      if (document?.value === undefined || !project.schemas.has(address)) return [];
      const { value } = document;
      const references = project.references(pageIdOf(path));
      const texts = references.pageTexts.map((one) => one.value);
      return kept.of(document, [...besideNames(project), ...texts], project.frame, () =>
        schemaFindings(document, project.schemas.errors(address, value, references)),
      );
    }),
};

function pageIdOf(path: string): string | undefined {
  return /^(?:pages|texts\/[^/]+)\/([^/]+)\.json$/.exec(path)?.[1];
}
