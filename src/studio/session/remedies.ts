import { refreshed } from '../../author/decide/refresh.ts';
import type { Finding } from '../../check/finding.ts';
import type { JsonDocument } from '../../check/json/json-document.ts';
import type { Project } from '../../check/project.ts';
import { forms } from '../../check/schema/rewrite.ts';
import {
  childOf,
  type Json,
  parentOf,
  parsedJson,
  pointerSteps,
  valueAt,
} from '../../content/json.ts';
import { factLocation } from '../../content/paths.ts';
import { editsFor } from '../model/confirm.ts';
import { type Edit, settingAt } from '../model/edit.ts';

/** Codes whose suggestion replaces the whole value. */
const WITH_OTHER_VALUE = new Set<string>([
  ...Object.values(forms).map(({ code }) => code),
  'date-not-real',
  'schema-line',
]);

const UNKNOWN = 'reference-unknown';
/** Codes for what nothing uses. */
const UNUSED: readonly string[] = [
  'text-unused',
  'fact-text-extra',
  'menu-empty',
  'exception-unused',
];

/** What one button does about a finding. */
export type Remedy =
  /** Edits a file: writes a placeholder or the intended date, removes a value, or updates a question. */
  | {
      readonly kind: 'write' | 'refresh';
      readonly file: string;
      readonly edits: readonly Edit[];
      /** The new value as typed; empty for a removal. */
      readonly shown: string;
    }
  | { readonly kind: 'decide'; readonly fact: string }
  /** Declares that words with a number are no fact. */
  | { readonly kind: 'except'; readonly text: string }
  /** Confirms sentences or translations by key, or all unconfirmed translations of a file. */
  | {
      readonly kind: 'confirm';
      readonly keys: readonly string[];
      readonly locale?: string;
      readonly file?: string;
      /** It is equal to its source, and may stay so. */
      readonly isName?: boolean;
    };

/** Where to change what a finding is about: the fact it follows from, or its own place. */
export function placeToChange(finding: Finding): Pick<Finding, 'file' | 'pointer'> {
  const { file, args } = finding;
  const isFact = typeof args.implies === 'string' && file.startsWith('facts/');
  const place = isFact ? factLocation(String(args.implies)) : finding;
  return place.file === file && place.pointer === finding.pointer ? finding : place;
}

export function remediesOf(finding: Finding, document: JsonDocument, project: Project): Remedy[] {
  const { code, file, pointer, args, fact, fix } = finding;
  if (fix) return writing(project, file, pointer, fixedValue(document, pointer, fix), fix.text);
  const removal = (at: string) => ({
    file,
    shown: '',
    edits: [{ op: 'remove', pointer: at } as const],
  });
  if (code === 'fact-text-missing')
    return withoutEntry(project, String(args.fact), String(args.id));
  // A link then leads to the top of its page.
  const isLink = valueAt(document.value, [...pointerSteps(parentOf(pointer)), 'page']);
  if (code === 'anchor-unknown' && isLink) return [{ kind: 'write', ...removal(pointer) }];
  // Removes a question on which pages agree again, an unused text, an item that names what is
  // gone, or a notice that has ended.
  const isUnused = UNUSED.includes(code) || (code === UNKNOWN && isFreeItem(document, pointer));
  if (code === 'question-settled' || isUnused) return [{ kind: 'write', ...removal(pointer) }];
  if (code === 'notice-ended') return [{ kind: 'write', ...removal(parentOf(pointer)) }];
  if (code.startsWith('reread') && typeof args.key === 'string')
    return [{ kind: 'confirm', keys: [args.key] }];
  const locale = String(args.locale);
  if (code === 'translation-behind') return [{ kind: 'confirm', keys: [String(args.key)], locale }];
  if (code === 'text-untranslated')
    return [{ kind: 'confirm', keys: [String(args.key)], locale, isName: true }];
  if (code === 'translation-unread') return [{ kind: 'confirm', keys: [], locale, file }];
  if (fact !== undefined && code.startsWith('contradiction')) return [{ kind: 'decide', fact }];
  if (fact !== undefined && code === 'question-changed')
    return [...refreshing(project, fact), { kind: 'decide', fact }];
  const { instead, implies, weekday, from, to } = args;
  const [beside] = finding.related ?? [];
  if (code === 'date-weekday' && beside && typeof weekday === 'string')
    return writing(project, beside.file, beside.pointer, weekday, JSON.stringify(weekday));
  // The free day, for either of two events on one day.
  if (code === 'event-day-repeated' && beside && typeof instead === 'string' && instead !== '')
    return [finding, beside].flatMap((one) =>
      writing(project, one.file, one.pointer, instead, JSON.stringify(instead)),
    );
  const text = String(valueAt(document.value, pointerSteps(pointer)) ?? '');
  if (code === 'unknown-value')
    return [{ kind: 'except', text: wordsAround(text, String(args.found)) }];
  if (code === 'name-typed') {
    const placeholder = `{{${args.fact}}}`;
    const value = text.replace(String(args.found), () => placeholder);
    return writing(project, file, pointer, value, placeholder);
  }
  if (/^programme-(?:gap|overlap)$/.test(code) && beside)
    return [
      ...writing(project, file, pointer, String(to), JSON.stringify(to)),
      ...writing(project, beside.file, beside.pointer, String(from), JSON.stringify(from)),
    ];
  if (typeof instead !== 'string' || instead === '') return [];
  const value = parsedJson(instead);
  if (typeof implies === 'string') {
    const at = placeToChange(finding);
    return writing(project, at.file, at.pointer, value, instead);
  }
  const isOfSchema = code.startsWith('value-') || WITH_OTHER_VALUE.has(code);
  return isOfSchema ? writing(project, file, pointer, value, instead) : [];
}

/** A value with up to three words on each side: with fewer, it would be excepted elsewhere too. */
function wordsAround(text: string, value: string): string {
  const at = text.indexOf(value);
  const before = text.slice(text.lastIndexOf('}', at) + 1, at).split(' ');
  const [after = ''] = text.slice(at + value.length).split('{', 1);
  return (before.slice(-4).join(' ') + value + after.split(' ').slice(0, 4).join(' ')).trim();
}

/**
 * Whether an item may be removed: not from a list in which positions matter, which is one that
 * repeats a name, as the weeks do their themes.
 */
function isFreeItem({ value }: JsonDocument, pointer: string): boolean {
  const siblings = valueAt(value, pointerSteps(parentOf(pointer)));
  if (!Array.isArray(siblings)) return false;
  const names = siblings.filter((one) => typeof one === 'string');
  return new Set(names).size === names.length;
}

/** Removes the entry of a fact that lacks its words: often they were removed in its place. */
function withoutEntry(project: Project, fact: string, id: string): Remedy[] {
  const { file, pointer } = factLocation(fact);
  const entries = valueAt(project.document(file)?.value, pointerSteps(pointer));
  const step = Array.isArray(entries) ? entries.indexOf(id) : id;
  if (valueAt(entries, [String(step)]) === undefined) return [];
  const edits = [{ op: 'remove', pointer: childOf(pointer, step) } as const];
  return [{ kind: 'write', file, shown: '', edits }];
}

/** Lists in an open question what pages say now; closes one on which they agree again. */
function refreshing(project: Project, fact: string): Remedy[] {
  const stale = refreshed(project).filter(({ question }) => question.fact === fact);
  return stale.map(({ step: { file, pointer, ...step } }) => ({
    kind: 'refresh',
    file,
    shown: '',
    edits: [
      step.kind === 'set' ? { op: 'set', pointer, value: step.value } : { op: 'remove', pointer },
    ],
  }));
}

/**
 * Groups that are missing come with the value: a venue overrides a fact for the first time. A state
 * that is decided is no longer to confirm.
 */
function writing(
  project: Project,
  file: string,
  pointer: string,
  value: Json | undefined,
  shown: string,
): Remedy[] {
  if (value === undefined || pointer === '') return [];
  const whole = project.document(file)?.value ?? null;
  const isThere = valueAt(whole, pointerSteps(pointer)) !== undefined;
  const edits = isThere
    ? editsFor(whole, undefined, pointer, value)
    : [settingAt(whole, pointer, value)];
  return [{ kind: 'write', file, shown, edits }];
}

/** The value with the fix applied; undefined if the fix lies outside it. */
function fixedValue(
  document: JsonDocument,
  pointer: string,
  fix: { readonly start: number; readonly end: number; readonly text: string },
): Json | undefined {
  const span = document.span(pointer);
  if (!span || fix.start < span.start || fix.end > span.end) return undefined;
  const { text } = document;
  return parsedJson(text.slice(span.start, fix.start) + fix.text + text.slice(fix.end, span.end));
}
