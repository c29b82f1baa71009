import { escapePointer, isObject, type Json } from '../../content/json.ts';
import type { Finding, Severity } from '../finding.ts';
import type { JsonDocument } from '../json/json-document.ts';
import type { Rule } from '../rule.ts';

/** Values that nobody has confirmed yet: listed in every run, an error before a release. */
export function toConfirm(severity: Severity): Rule {
  return {
    name: 'to-confirm',
    check: (project) =>
      project.documents.flatMap((document) =>
        document.value === undefined ? [] : [...marks(document, document.value, '', severity)],
      ),
  };
}

function* marks(
  document: JsonDocument,
  value: Json,
  pointer: string,
  severity: Severity,
): Generator<Finding> {
  if (typeof value !== 'object' || value === null) return;
  const confirm = isObject(value) ? value.confirm : undefined;
  if (isObject(confirm)) {
    const fields = Array.isArray(confirm.fields) ? confirm.fields.map(String) : [];
    const args = { fields, note: String(confirm.note ?? '') };
    yield { code: 'to-confirm', severity, args, ...document.locate(`${pointer}/confirm`, 'key') };
  }
  for (const [key, child] of Object.entries(value)) {
    yield* marks(document, child, `${pointer}/${escapePointer(key)}`, severity);
  }
}
