import { escapePointer, isObject, type Json } from '../../../content/json.ts';
import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Rule } from '../../rule.ts';
import { nearest } from '../../schema/nearest.ts';

/** What is marked as to confirm must be there, or the mark protects nothing. */
export const confirmFields: Rule = {
  name: 'confirm-fields',
  description: 'Quello che è da confermare esiste.',
  stage: 'form',
  check: (project) =>
    project.documents.flatMap((document) => [...wrong(document, document.value ?? null, '')]),
};

function* wrong(document: JsonDocument, value: Json, pointer: string): Generator<Finding> {
  if (typeof value !== 'object' || value === null) return;
  const fields = isObject(value) && isObject(value.confirm) ? value.confirm.fields : undefined;
  const known = Object.keys(value).filter((key) => key !== 'confirm' && key !== '$schema');
  for (const [index, field] of (Array.isArray(fields) ? fields : []).entries()) {
    const found = String(field);
    if (known.includes(found)) continue;
    const args = { found, known, nearest: nearest(found, known) ?? '' };
    const place = document.locate(`${pointer}/confirm/fields/${index}`);
    yield { code: 'confirm-field-unknown', severity: 'error', args, ...place };
  }
  for (const [key, child] of Object.entries(value)) {
    yield* wrong(document, child, `${pointer}/${escapePointer(key)}`);
  }
}
