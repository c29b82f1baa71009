import { filled } from '../../check/filled-text.ts';
import type { Finding, FindingArgs, FindingCode, Severity } from '../../check/finding.ts';
import { formatsOf } from '../../check/locales.ts';
import type { Project } from '../../check/project.ts';
import { TEXT_FILE } from '../../check/text-files.ts';
import { pointerSteps, valueAt } from '../../content/json.ts';
import { resolveSentences } from '../../content/sentences.ts';
import { placeToChange, type Remedy, remediesOf } from './remedies.ts';

/** A finding for the page: the field it belongs to, and the parts of its sentence. */
export interface FindingView {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly file: string;
  /** The value that it is about. */
  readonly pointer: string;
  readonly args: FindingArgs;
  readonly remedies: readonly Remedy[];
  readonly fact?: string;
  /** The other values that it is about. */
  readonly related: readonly { readonly file: string; readonly pointer: string }[];
  /** True if it comes from edits that are not saved. */
  readonly isNew: boolean;
  /** A translation and its source, each as the page shows it in that language. */
  readonly compared?: readonly { readonly locale: string; readonly text: string }[];
}

/** Identifies a finding, even after an edit has moved its line. */
export function keyOfFinding({ code, file, pointer, fact }: Finding | FindingView): string {
  return JSON.stringify([code, file, pointer, fact]);
}

/** Whether it asks to read a sentence or a translation again. */
export function isReread({ code }: FindingView): boolean {
  return code.startsWith('reread') || code === 'translation-behind';
}

/** @param known keys of findings that are not new */
export function findingView(
  finding: Finding,
  project: Project,
  known?: ReadonlySet<string>,
): FindingView {
  const { code, severity, file, fact } = finding;
  const document = project.document(file);
  // A value that follows from a fact is changed there.
  const place = placeToChange(finding);
  return {
    code,
    severity,
    file: place.file,
    pointer: place.pointer,
    related: (place === finding ? (finding.related ?? []) : [finding]).map((other) => ({
      file: other.file,
      pointer: other.pointer,
    })),
    isNew: known?.has(keyOfFinding(finding)) === false,
    args: finding.args,
    remedies: document ? remediesOf(finding, document, project) : [],
    ...(fact !== undefined && { fact }),
    ...(COMPARED.test(finding.code) && { compared: comparedIn(project, finding) }),
  };
}

const COMPARED = /^(?:translation-|text-untranslated)/;

/** The source of a translation, then the translation; only what a page shows. */
function comparedIn(project: Project, { file, pointer }: Finding) {
  const [, own = '', page = ''] = TEXT_FILE.exec(file) ?? [];
  return [project.locales[0] ?? '', own].flatMap((locale) => {
    const words = valueAt(project.value(`texts/${locale}/${page}.json`), pointerSteps(pointer));
    const facts = project.factsOn(page === 'layout' ? undefined : page);
    const text = words === undefined ? '' : resolveSentences(words, facts, () => '');
    if (typeof text !== 'string' || text === '') return [];
    return [{ locale, text: filled(text, facts, formatsOf(project, locale)) }];
  });
}

/** `#26` → «26 voci». */
export function inWords(written: string): string {
  return written.replace(/^#(\d+)$/, '$1 voci');
}
