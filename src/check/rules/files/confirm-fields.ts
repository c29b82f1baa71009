import { isObject, type JsonObject } from '../../../content/json.ts';
import { eachGroup } from '../../each-group.ts';
import { errorAt, type Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Check } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';

/** A field marked `confirm` must exist, or the mark protects nothing, and must be unconfirmed. */
export const confirmFields: Check = (project) =>
  project.documents.flatMap((document) =>
    eachGroup(document.value).flatMap(({ group, pointer }) => {
      const confirm = isObject(group) ? group.confirm : undefined;
      if (!isObject(group) || !isObject(confirm)) return [];
      const known = Object.keys(group).filter((key) => key !== 'confirm' && key !== '$schema');
      const fields = Array.isArray(confirm.fields) ? confirm.fields.map(String) : [];
      const covered = fields.length > 0 ? fields : known;
      return [
        ...unknownFields(document, `${pointer}/confirm/fields`, fields, known),
        ...settledStates(document, pointer, group, covered),
      ];
    }),
  );

function unknownFields(
  document: JsonDocument,
  pointer: string,
  fields: readonly string[],
  known: readonly string[],
): Finding[] {
  return fields.flatMap((found, index) => {
    if (known.includes(found)) return [];
    const args = { found, known, nearest: nearest(found, known) ?? '' };
    return [errorAt(document.locate(`${pointer}/${index}`), 'confirm-field-unknown', args)];
  });
}

/** Pages show what a confirmed state covers as true, so its mark says the opposite. */
function settledStates(
  document: JsonDocument,
  pointer: string,
  group: JsonObject,
  covered: readonly string[],
): Finding[] {
  return covered
    .filter((key) => group[key] === 'confirmed')
    .map((key) =>
      errorAt(document.locate(`${pointer}/${key}`), 'confirm-settled', { key, fields: covered }),
    );
}
