import { isToWrite } from '../../../check/text-files.ts';
import { pointerSteps, valueAt } from '../../../content/json.ts';
import type { FindingView } from '../../session/finding-view.ts';
import { fileTitle, localeOf, rankOf } from '../file-titles.ts';
import { fieldIn } from '../labels.ts';
import type { Studio } from '../store.ts';

/** A text to write: one box for all places where the same text is missing in one language. */
export interface SameText {
  readonly key: string;
  readonly locale: string;
  readonly title: string;
  readonly hint: string;
  /** The text in the first language; empty if there is none. */
  readonly text: string;
  /** The titles of its files, each once. */
  readonly where: readonly string[];
  readonly findings: readonly FindingView[];
}

const UNTRANSLATED = ['translation-unread', 'text-untranslated'];

/** The texts that are still to write or to translate; those with placeholders need their field. */
export function textsToWrite(studio: Studio, findings: readonly FindingView[]): SameText[] {
  const typed = ({ file, pointer }: FindingView) =>
    valueAt(studio.values[file] ?? null, pointerSteps(pointer));
  const isAsked = (finding: FindingView) => {
    const text = typed(finding);
    if (typeof text !== 'string' || localeOf(finding.file) === undefined) return false;
    if (!fieldIn(studio, finding.file, finding.pointer)) return false;
    if (finding.code === 'to-write') return true;
    if (text.includes('{{')) return false;
    const [source, translation] = finding.compared ?? [];
    return UNTRANSLATED.includes(finding.code) && source?.text === translation?.text;
  };
  const asked = findings
    .filter(isAsked)
    .toSorted((a, b) => rankOf(studio, a.file) - rankOf(studio, b.file));
  const same = Map.groupBy(asked, (finding) => `${localeOf(finding.file)} ${typed(finding)}`);
  return [...same].flatMap(([key, all]) => {
    const [{ file, pointer } = { file: '', pointer: '' }] = all;
    const text = key.slice(key.indexOf(' ') + 1);
    // The paragraphs of a long text have no names.
    const { title = '', hint = '' } = fieldIn(studio, file, pointer.replace(/\/\d+$/, '')) ?? {};
    const where = [...new Set(all.map((finding) => fileTitle(studio, finding.file)))];
    const locale = localeOf(file) ?? '';
    return [{ key, locale, title, hint, text: isToWrite(text) ? '' : text, where, findings: all }];
  });
}
