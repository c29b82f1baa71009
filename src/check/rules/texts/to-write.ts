import { eachText } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { isToWrite, TO_WRITE } from '../../to-write.ts';

/** Texts and names that a new page or entry still waits for: nothing is published before. */
/** A language that is being written says how far it is with `npm run locale`. */
function isDraft(path: string, { drafts }: Project): boolean {
  return drafts.some((locale) => path.startsWith(`texts/${locale}/`));
}

export const toWrite: Rule = {
  name: 'to-write',
  description: 'Nessun testo è ancora da scrivere.',
  stage: 'names',
  check: (project) =>
    project.documents.flatMap((document) =>
      document.value === undefined ||
      isDraft(document.path, project) ||
      !document.text.includes(TO_WRITE)
        ? []
        : eachText(document.value)
            .filter(({ text }) => isToWrite(text))
            .map(({ text, pointer }): Finding => {
              const wanted = text.slice(TO_WRITE.length).replace(/^[\s:]+/, '');
              const place = document.locate(pointer);
              return { code: 'to-write', severity: 'error', args: { wanted }, ...place };
            }),
    ),
};
