import { refreshed } from '../../author/decide/refresh.ts';
import { type Edit, type Location, settingAt } from '../../author/edit.ts';
import type { Finding, FindingCode } from '../../check/finding.ts';
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

/** Codes whose suggestion replaces the whole value. */
const CODES_WITH_A_VALUE = new Set<string>([
  ...Object.values(forms).map(({ code }) => code),
  'date-not-real',
  'schema-line',
]);

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
  const { code, pointer, fix } = finding;
  if (fix) return writing(project, finding, fixedValue(document, pointer, fix), fix.text);
  const [beside] = finding.related ?? [];
  return REMEDIES[code]?.({ ...finding, document, project, beside }) ?? suggested(finding, project);
}

interface About extends Finding {
  readonly document: JsonDocument;
  readonly project: Project;
  /** The first of the other places. */
  readonly beside: Location | undefined;
}

/** The remedies of a code; undefined where the finding's suggestion is the remedy. */
type RemedyFor = (about: About) => Remedy[] | undefined;

const removeIt: RemedyFor = ({ file, pointer }) => removing(file, pointer);

const decideIt: RemedyFor = ({ fact }) =>
  fact === undefined ? undefined : [{ kind: 'decide', fact }];

const confirmIt: RemedyFor = ({ args: { key, locale } }) => [
  { kind: 'confirm', keys: [String(key)], ...(locale && { locale: String(locale) }) },
];

const closeGap: RemedyFor = ({ project, beside, args: { from, to }, ...place }) =>
  beside && [...writing(project, place, String(to)), ...writing(project, beside, String(from))];

/** Writes the placeholder of a fact in the place of its value. */
function writePlaceholder(about: About): Remedy[] {
  const { found, fact, instead = `{{${fact}}}` } = about.args;
  const [before = '', after, ...others] = textOf(about).split(String(found));
  if (after === undefined || others.length > 0) return [];
  const [placeholder] = /\{\{[^{}]*\}\}/.exec(String(instead)) ?? [];
  return writing(about.project, about, before + instead + after, placeholder);
}

const REMEDIES: Readonly<Partial<Record<FindingCode, RemedyFor>>> = {
  'fact-text-missing': ({ project, args }) =>
    withoutEntry(project, String(args.fact), String(args.id)),
  // A link then leads to the top of its page.
  'anchor-unknown': (about) => (isPartOfLink(about) ? removeIt(about) : undefined),
  'notice-ended': ({ file, pointer }) => removing(file, parentOf(pointer)),
  // Nothing uses it, or it names what is gone.
  'text-unused': removeIt,
  'fact-text-extra': removeIt,
  'menu-empty': removeIt,
  'exception-unused': removeIt,
  'reference-unknown': (about) => (isFreeItem(about) ? removeIt(about) : undefined),
  reread: confirmIt,
  'reread-new': confirmIt,
  'reread-picture': confirmIt,
  'translation-behind': confirmIt,
  'text-untranslated': ({ args: { key, locale } }) => [
    { kind: 'confirm', keys: [String(key)], locale: String(locale), isName: true },
  ],
  'translation-unread': ({ file, args: { locale } }) => [
    { kind: 'confirm', keys: [], locale: String(locale), file },
  ],
  contradiction: decideIt,
  'contradiction-silent': decideIt,
  'contradiction-example': decideIt,
  'question-changed': ({ project, fact }) =>
    fact === undefined ? undefined : [...refreshing(project, fact), { kind: 'decide', fact }],
  // Its pages agree again.
  'question-settled': removeIt,
  'date-weekday': ({ project, beside, args: { weekday } }) =>
    beside && typeof weekday === 'string' ? writing(project, beside, weekday) : undefined,
  // The free day, for either of two events on one day.
  'event-day-repeated': ({ project, beside, args: { instead }, ...place }) =>
    beside && instead
      ? [place, beside].flatMap((target) => writing(project, target, String(instead)))
      : undefined,
  'programme-gap': closeGap,
  'programme-overlap': closeGap,
  'unknown-value': (about) => [
    { kind: 'except', text: wordsAround(textOf(about), String(about.args.found)) },
  ],
  'hard-coded-name': writePlaceholder,
  'hard-coded-value': (about) =>
    about.args.left === 'choice' ? writePlaceholder(about) : undefined,
};

/** Writes the value that the finding suggests, if it replaces the whole value. */
function suggested(finding: Finding, project: Project): Remedy[] {
  const { code, args } = finding;
  const { instead, implies } = args;
  const isWhole = code.startsWith('value-') || CODES_WITH_A_VALUE.has(code);
  if (typeof instead !== 'string' || instead === '') return [];
  return isWhole || typeof implies === 'string'
    ? writing(project, placeToChange(finding), parsedJson(instead), instead)
    : [];
}

function removing(file: string, pointer: string): Remedy[] {
  return [{ kind: 'write', file, shown: '', edits: [{ op: 'remove', pointer }] }];
}

function textOf({ document, pointer }: About): string {
  return String(valueAt(document.value, pointerSteps(pointer)) ?? '');
}

function isPartOfLink({ document, pointer }: About): boolean {
  return Boolean(valueAt(document.value, [...pointerSteps(parentOf(pointer)), 'page']));
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
function isFreeItem({ document, pointer }: About): boolean {
  const siblings = valueAt(document.value, pointerSteps(parentOf(pointer)));
  if (!Array.isArray(siblings)) return false;
  const names = siblings.filter((sibling) => typeof sibling === 'string');
  return new Set(names).size === names.length;
}

/** Removes the entry of a fact whose text is missing: usually somebody deleted the text instead. */
function withoutEntry(project: Project, fact: string, id: string): Remedy[] {
  const { file, pointer } = factLocation(fact);
  const entries = valueAt(project.document(file)?.value, pointerSteps(pointer));
  const step = Array.isArray(entries) ? entries.indexOf(id) : id;
  if (valueAt(entries, [String(step)]) === undefined) return [];
  return removing(file, childOf(pointer, step));
}

/** Lists in an open question what pages say now; closes one on which they agree again. */
function refreshing(project: Project, fact: string): Remedy[] {
  const stale = refreshed(project).filter(({ question }) => question.fact === fact);
  return stale.flatMap(({ step }): Remedy[] =>
    'edit' in step ? [{ kind: 'refresh', file: step.file, shown: '', edits: [step.edit] }] : [],
  );
}

/**
 * Writes a value. Creates missing parents, as when a venue overrides a fact for the first time, and
 * takes a state that is decided by this out of its `confirm` block.
 */
function writing(
  project: Project,
  { file, pointer }: Location,
  value: Json | undefined,
  shown = JSON.stringify(value),
): Remedy[] {
  if (value === undefined || pointer === '') return [];
  const whole = project.document(file)?.value ?? null;
  const isWritten = valueAt(whole, pointerSteps(pointer)) !== undefined;
  const edits = isWritten
    ? editsFor(whole, undefined, pointer, value)
    : [settingAt(whole, pointer, value)];
  return [{ kind: 'write', file, shown, edits }];
}

/** The value with the fix applied; undefined if the fix is outside it. */
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
