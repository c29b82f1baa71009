import { eachText } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { isToWrite, TO_WRITE } from '../../to-write.ts';

/** Texts and names that a new page or entry still waits for: nothing is published before. */
export const toWrite: Rule = {
  name: 'to-write',
  description: 'Nessun testo è ancora da scrivere.',
  scope: 'words',
  check: (project) =>
    project.documents.flatMap((document) =>
      document.value === undefined || !document.text.includes(TO_WRITE)
        ? []
        : [...eachText(document.value)]
            .filter(({ text }) => isToWrite(text))
            .map(({ text, pointer }): Finding => {
              const wanted = text.slice(TO_WRITE.length).replace(/^[\s:]+/, '');
              const place = document.locate(pointer);
              return { code: 'to-write', severity: 'error', args: { wanted }, ...place };
            }),
    ),
};
