import { factValue } from '../../../content/collection.ts';
import type { Json } from '../../../content/json.ts';
import { labelOf } from '../../facts/fact-schema.ts';
import type { Finding } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { type TypedText, textFiles, textsOf } from '../../text-files.ts';

/** A sentence goes with a value that is not there; it must not take along what it says of another item. */
export const goneWith: Rule = {
  name: 'gone-with',
  description: 'Una frase che se ne va con un dato non porta via lo stesso dato di un’altra cosa.',
  stage: 'pages',
  check: (project) =>
    textFiles(project).flatMap(({ document, pageId }) => {
      const facts = project.factsOn(pageId);
      return textsOf(document).flatMap((text) => inText(project, facts, text));
    }),
};

function inText(project: Project, facts: Json, typed: TypedText): Finding[] {
  const { document, pointer, text } = typed;
  const names = typed.placeholders.flatMap(({ kind, name }) => (kind === 'fact' ? [name] : []));
  const isThere = (name: string) => (factValue(facts, name) ?? null) !== null;
  const gone = names.find((name) => !isThere(name));
  const kept = names.find((name) => gone !== undefined && isThere(name) && isOfOther(name, gone));
  if (gone === undefined || kept === undefined) return [];
  const args = { text, gone: labelOf(project, gone), kept: labelOf(project, kept) };
  return [{ code: 'gone-with', severity: 'warning', args, ...document.locate(pointer) }];
}

/** The same value of another item: two paths that differ in one step, which is not the last. */
function isOfOther(one: string, other: string): boolean {
  const [a, b] = [one.split('.'), other.split('.')];
  const differing = a.flatMap((step, place) => (step === b[place] ? [] : [place]));
  return a.length === b.length && differing.length === 1 && differing[0] !== a.length - 1;
}
