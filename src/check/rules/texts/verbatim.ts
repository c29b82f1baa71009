import { isObject, pointerOf, valueAt } from '../../../content/json.ts';
import { errorAt, type Finding } from '../../finding.ts';
import type { Check } from '../../rule.ts';
import { shown } from '../../schema/read-error.ts';
import { isToWrite, textFiles } from '../../text-files.ts';

/** Words that the specification gives to the letter in the first language: `verbatim` in a schema. */
export const verbatim: Check = (project) =>
  textFiles(project)
    .filter(({ locale }) => locale === project.locales[0])
    .flatMap(({ path, document, value }) => {
      const whole = project.schemas.alongPath(project.schemaOf(path) ?? '', [])[0]?.verbatim;
      return Object.entries(isObject(whole) ? whole : {}).flatMap(([at, words]): Finding[] => {
        const steps = at.split('.');
        const found = valueAt(value, steps);
        if (found === undefined || found === words || isToWrite(String(found))) return [];
        const args = {
          field: steps.at(-1) ?? '',
          found: shown(found),
          instead: JSON.stringify(words),
        };
        return [errorAt(document.locate(pointerOf(steps)), 'text-verbatim', args)];
      });
    });
