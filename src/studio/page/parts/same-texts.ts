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
  const isAsked = (one: FindingView) => {
    const text = typed(one);
    if (typeof text !== 'string' || localeOf(one.file) === undefined) return false;
    if (text.includes('{{') || !fieldIn(studio, one.file, one.pointer)) return false;
    const [source, translation] = one.compared ?? [];
    const isCopy = UNTRANSLATED.includes(one.code) && source?.text === translation?.text;
    return isCopy || one.code === 'to-write';
  };
  const asked = findings
    .filter(isAsked)
    .toSorted((a, b) => rankOf(studio, a.file) - rankOf(studio, b.file));
  const same = Map.groupBy(asked, (one) => `${localeOf(one.file)} ${typed(one)}`);
  return [...same].flatMap(([key, all]) => {
    const [{ file, pointer } = { file: '', pointer: '' }] = all;
    const text = key.slice(key.indexOf(' ') + 1);
    // The paragraphs of a long text have no names.
    const { title = '', hint = '' } = fieldIn(studio, file, pointer.replace(/\/\d+$/, '')) ?? {};
    const where = [...new Set(all.map((one) => fileTitle(studio, one.file)))];
    const locale = localeOf(file) ?? '';
    return [{ key, locale, title, hint, text: isToWrite(text) ? '' : text, where, findings: all }];
  });
}
