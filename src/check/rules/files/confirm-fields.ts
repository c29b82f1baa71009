import { factKeys } from '../../../content/facts.ts';
import { isObject } from '../../../content/json.ts';
import { eachGroup } from '../../each-group.ts';
import { errorAt, type Finding } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';

/** A field marked `confirm` must exist, or the mark protects nothing. */
export const confirmFields: Check = (project) =>
  marked(project).flatMap(({ document, pointer, fields, known }) =>
    fields.flatMap((found, index): Finding[] => {
      if (known.includes(found)) return [];
      const args = { found, known, nearest: nearest(found, known) ?? '' };
      const place = document.locate(`${pointer}/confirm/fields/${index}`);
      return [errorAt(place, 'confirm-field-unknown', args)];
    }),
  );

/** Pages show what a confirmed state covers as true, so its mark says the opposite. */
export const settledStates: Check = (project) =>
  marked(project).flatMap(({ document, pointer, group, fields, known }) => {
    const covered = fields.length > 0 ? fields : known;
    return covered
      .filter((key) => group[key] === 'confirmed')
      .map((key) => {
        const args = { key, fields: covered };
        return errorAt(document.locate(`${pointer}/${key}`), 'confirm-settled', args);
      });
  });

/** The groups with a `confirm` block, the fields that it lists and the keys that it may list. */
function marked({ documents }: Project) {
  return documents.flatMap((document) =>
    eachGroup(document.value).flatMap(({ group, pointer }) => {
      if (!isObject(group) || !isObject(group.confirm)) return [];
      const known = factKeys(group);
      const { fields } = group.confirm;
      return [
        {
          document,
          pointer,
          group,
          known,
          fields: Array.isArray(fields) ? fields.map(String) : [],
        },
      ];
    }),
  );
}
