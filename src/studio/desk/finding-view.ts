import { factAddress } from '../../check/facts/fact-place.ts';
import type { Finding, Severity } from '../../check/finding.ts';
import type { JsonDocument } from '../../check/json/json-document.ts';
import { messageOf, sentenceOf } from '../../check/messages.ts';
import type { Project } from '../../check/project.ts';
import { formCodes } from '../../check/schema/written-forms.ts';
import { isObject, type Json, pointerSteps, valueAt } from '../../content/json.ts';
import { childOf, type Edit, parentOf } from '../model/edit.ts';
import { plainLabel, withPlainLabels } from './plain-label.ts';

/** What they offer stands in the place of the whole value. */
const WITH_OTHER_VALUE = new Set<string>([
  ...Object.values(formCodes),
  'date-not-real',
  'schema-line',
]);

/** What one press does about a finding. */
export type Remedy =
  /** Writes something else into a file: the placeholder, the date that was meant, a mark less. */
  | {
      readonly kind: 'write' | 'confirm';
      readonly file: string;
      readonly edits: readonly Edit[];
      /** What will stand there, as it is typed; empty when something goes. */
      readonly shown: string;
    }
  | { readonly kind: 'decide'; readonly fact: string }
  | { readonly kind: 'read'; readonly key: string; readonly locale?: string };

/** What pages say of a fact against the official value. */
export interface Disagreement {
  readonly label: string;
  readonly official: string;
  /** An empty value: those pages are silent. */
  readonly said: readonly { readonly value: string; readonly pages: readonly string[] }[];
}

/** A finding as the page shows it: the sentence in its two halves, at its field. */
export interface FindingView {
  readonly code: string;
  readonly severity: Severity;
  readonly file: string;
  /** Of the value that it speaks of. */
  readonly pointer: string;
  readonly message: string;
  readonly remedy: string;
  /** The stretch of the text that it speaks of, in characters of the value. */
  readonly stretch?: { readonly start: number; readonly end: number };
  readonly remedies: readonly Remedy[];
  readonly fact?: string;
  /** In place of the sentence, which names what only files know. */
  readonly disagreement?: Disagreement;
}

export function findingView(finding: Finding, project: Project): FindingView {
  const { code, severity, file, pointer, fact } = finding;
  const document = project.document(file);
  const { message, remedy } = messageOf(finding);
  const stretch = document && stretchOf(document, finding);
  return {
    code,
    severity,
    file,
    pointer,
    message: withPlainLabels(project, sentenceOf({ ...finding }).slice(0, message.length)),
    remedy: withPlainLabels(project, withoutCommands(remedy)),
    ...(code.startsWith('contradiction') && { disagreement: disagreementOf(finding, project) }),
    ...(stretch && { stretch }),
    remedies: document ? remediesOf(finding, document) : [],
    ...(fact !== undefined && { fact }),
  };
}

/** What a terminal would do has a button here. */
function withoutCommands(remedy: string): string {
  const rest = remedy.replace(/(?:^|, (?:oppure|poi|con) |: )[^,:;]*«?npm run [^»]*»?[^,;]*/g, '');
  return rest.replace(/^[,;:]?\s*(?:oppure )?/, '');
}

function disagreementOf({ args, fact }: Finding, project: Project): Disagreement {
  const list = (name: string) => [args[name] ?? []].flat().map(String);
  const values = list('values').map(inWords);
  return {
    label: fact === undefined ? String(args.label ?? '') : plainLabel(project, fact),
    official: inWords(String(args.official ?? '')),
    said: list('pages').map((pages, index) => ({
      value: values[index] ?? '',
      pages: pages.split(' '),
    })),
  };
}

/** `"up" (all’euro superiore)` → «all’euro superiore»; `#26` → «26 voci». */
export function inWords(written: string): string {
  const [, count] = /^#(\d+)$/.exec(written) ?? [];
  if (count !== undefined) return `${count} voci`;
  return /^"[^"]*" \((.+)\)$/.exec(written)?.[1] ?? written;
}

function remediesOf(finding: Finding, document: JsonDocument): Remedy[] {
  const { code, file, pointer, args, fact, fix } = finding;
  if (fix) return writing(file, pointer, fixedValue(document, pointer, fix), fix.text);
  if (code === 'to-confirm')
    return [{ kind: 'confirm', file, shown: '', edits: confirming(finding) }];
  // Pages that agree again leave a question that nobody has to answer.
  if (code === 'question-settled')
    return [{ kind: 'write', file, shown: '', edits: [{ op: 'remove', pointer }] }];
  if (code.startsWith('reread') && typeof args.key === 'string')
    return [{ kind: 'read', key: args.key }];
  if (code === 'translation-behind')
    return [{ kind: 'read', key: String(args.key), locale: String(args.locale) }];
  if (fact !== undefined && code.startsWith('contradiction')) return [{ kind: 'decide', fact }];
  const { instead, implies, weekday } = args;
  const [beside] = finding.related ?? [];
  if (code === 'date-weekday' && beside && typeof weekday === 'string')
    return writing(beside.file, beside.pointer, weekday, JSON.stringify(weekday));
  if (typeof instead !== 'string' || instead === '') return [];
  const value = parsed(instead);
  if (typeof implies === 'string') {
    const at = factAddress(implies);
    return writing(at.file, at.pointer, value, instead);
  }
  const isOfSchema = code.startsWith('value-') || WITH_OTHER_VALUE.has(code);
  return isOfSchema ? writing(file, pointer, value, instead) : [];
}

function writing(file: string, pointer: string, value: Json | undefined, shown: string): Remedy[] {
  if (value === undefined || pointer === '') return [];
  return [{ kind: 'write', file, shown, edits: [{ op: 'set', pointer, value }] }];
}

/** The value once the stretch of the fix is typed otherwise. */
function fixedValue(
  document: JsonDocument,
  pointer: string,
  fix: { readonly start: number; readonly end: number; readonly text: string },
): Json | undefined {
  const span = document.span(pointer);
  if (!span || fix.start < span.start || fix.end > span.end) return undefined;
  const { text } = document;
  return parsed(text.slice(span.start, fix.start) + fix.text + text.slice(fix.end, span.end));
}

/** What is right is no longer to confirm: the whole mark goes. */
function confirming({ pointer }: Finding): Edit[] {
  return [{ op: 'remove', pointer }];
}

/** Takes one value from a mark on several; the mark goes with the last. */
export function confirmField(whole: Json, markPointer: string, field: string): Edit[] {
  const fields = valueAt(whole, [...pointerSteps(markPointer), 'fields']);
  const list = markedFields(whole, markPointer);
  const index = list.indexOf(field);
  if (index < 0 || list.length === 1) return [{ op: 'remove', pointer: markPointer }];
  const pointer = childOf(markPointer, 'fields');
  // A mark without a list is on all that stands beside it.
  return Array.isArray(fields)
    ? [{ op: 'remove', pointer: childOf(pointer, index) }]
    : [{ op: 'set', pointer, value: list.toSpliced(index, 1) }];
}

/** The values that a mark speaks of; without a list, all that stand beside it. */
export function markedFields(whole: Json, markPointer: string): string[] {
  const fields = valueAt(whole, [...pointerSteps(markPointer), 'fields']);
  if (Array.isArray(fields)) return fields.map(String);
  const group = valueAt(whole, pointerSteps(parentOf(markPointer)));
  return Object.keys(isObject(group) ? group : {}).filter(
    (key) => key !== 'confirm' && key !== '$schema',
  );
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Lines and columns of the file as characters of the text that stands at the pointer. */
function stretchOf(
  document: JsonDocument,
  { line, column, endLine, endColumn, pointer }: Finding,
): FindingView['stretch'] {
  const span = document.span(pointer);
  if (!span || document.text[span.start] !== '"' || line !== endLine) return undefined;
  const place = document.locate(pointer);
  if (place.line !== line) return undefined;
  const raw = document.text.slice(span.start + 1, span.end - 1);
  if (raw.includes('\\')) return undefined;
  const [start, end] = [column - place.column - 1, endColumn - place.column - 1];
  return start >= 0 && end > start && end <= raw.length ? { start, end } : undefined;
}
