import { childOf, type Json, pointerSteps, valueAt } from '../../../content/json.ts';
import { CONFIRMED_FILE } from '../../../content/paths.ts';
import { changes, type Difference } from '../../model/changes.ts';
import type { Field } from '../../model/field.ts';
import {
  fileTitle,
  languageName,
  localeOf,
  mainLocale,
  pageTitle,
  rankOf,
  studioFor,
} from '../file-titles.ts';
import { factTitle, fieldIn, officialField, titlesIn, valueInWords } from '../labels.ts';
import { PICTURES, pageForFile } from '../preview/pages-showing.ts';
import type { Studio } from '../studio.ts';
import { fill, firstAndCount, words } from '../words.ts';
import { hidingIn } from './hidden-page.ts';
import { type ShownPart, textChange } from './text-change.ts';

type Values = Readonly<Record<string, Json>>;

/** A value that a save changes: without `before` if it is new, without `after` if it is removed. */
export interface SummaryRow extends Difference {
  readonly file: string;
  /** «Tariffe › Sport City › Settimana intera». */
  readonly titles: readonly string[];
  /** How the form shows it; undefined if no schema describes it. */
  readonly field: Field | undefined;
}

/** A change in words: what is unchanged, removed and added. */
interface Change {
  readonly title: string;
  readonly parts: readonly ShownPart[];
  /** The change as one sentence, where joining the parts would not make one. */
  readonly sentence?: string;
}

/** What changes in some files, value by value; all confirmations count as one change. */
export function rowsOf(
  studio: Studio,
  paths: readonly string[],
  before: Values,
  after: Values,
): SummaryRow[] {
  const inOrder = paths.toSorted((a, b) => rankOf(studio, a) - rankOf(studio, b));
  return inOrder.flatMap((file) => {
    const rows = changes(before[file], after[file]).map((difference) => {
      const value = difference.after === undefined ? before[file] : after[file];
      const titles = [
        fileTitle(studio, file),
        ...titlesIn(studio, file, difference.pointer, value),
      ];
      // «Domande › Domande» says no more than «Domande».
      const said = titles.filter((title, index) => title !== titles[index - 1]);
      return {
        ...difference,
        file,
        titles: said,
        field: fieldIn(studio, file, difference.pointer, value),
      };
    });
    // The size of a picture goes with its old file.
    const changed = new Set(rows.map(({ pointer }) => pointer));
    const isOwn = ({ pointer }: SummaryRow) =>
      file !== PICTURES || !SIZE.test(pointer) || !changed.has(pointer.replace(SIZE, '/file'));
    // The check's digest of a list goes with the list.
    const isDigest = ({ pointer }: SummaryRow) => file === QUESTIONS && pointer.endsWith('/mark');
    const shown = rows.filter((row) => isOwn(row) && !isDigest(row));
    return file === CONFIRMED_FILE ? rows.slice(0, 1) : shown;
  });
}

const QUESTIONS = 'questions.json';
const SIZE = /\/(?:width|height)$/;

/** The rows as sentences, for the message of a save; what is only confirmed comes last. */
export function asSentences(
  studio: Studio,
  rows: readonly SummaryRow[],
): { summary: string; rows: string[] } {
  const isLast = (row: SummaryRow) => Number(meaningOf(studio, row) !== undefined);
  const sentences = rows
    .toSorted((a, b) => isLast(a) - isLast(b))
    .map((row) => {
      const { title, parts, sentence } = changeOf(studio, row);
      return `${title}: ${sentence ?? parts.map(({ text }) => text).join('')}`;
    });
  return { summary: firstAndCount(sentences), rows: sentences };
}

/** The full title of a value: «Tariffe › Sport City › Settimana intera». */
function titleOf(studio: Studio, { file, titles }: Pick<SummaryRow, 'file' | 'titles'>): string {
  const id = pageForFile(file);
  const called = titles.map((title) => factTitle(studio, title));
  const locale = localeOf(file);
  const isOther = locale !== undefined && locale !== mainLocale(studio);
  const page = [id && pageTitle(studio, id), isOther && `in ${languageName(locale)}`];
  return (id ? [page.filter(Boolean).join(', '), ...called.slice(1)] : called).join(' › ');
}

/** The full title of a value by its pointer. */
export function placeName(
  studio: Studio,
  { file, pointer }: Pick<SummaryRow, 'file' | 'pointer'>,
): string {
  const own = fileTitle(studio, file);
  return titleOf(studio, { file, titles: [own, ...titlesIn(studio, file, pointer)] });
}

export function changeOf(open: Studio, row: SummaryRow): Change {
  const studio = studioFor(open, row.file);
  const { added, removed, reordered, wasNow } = words.summary;
  const title = titleOf(studio, row);
  const plainChange = (text: string, of = title): Change => ({
    title: of,
    parts: [{ kind: 'same', text }],
  });
  const meant = meaningOf(studio, row);
  if (meant) return plainChange(meant.said, titleOf(studio, { ...row, titles: meant.titles }));
  if (row.isReordered) return plainChange(reordered);
  const parts = textChange(studio.facts, row);
  if (parts) {
    const side = (kind: 'removed' | 'added') =>
      parts
        .flatMap((part) => (part.kind === 'same' || part.kind === kind ? part.text : []))
        .join('');
    return {
      title,
      parts,
      sentence: fill(wasNow, { before: side('removed'), after: side('added') }),
    };
  }
  const [before = '', after = ''] = [row.before, row.after].map((value) =>
    valueInWords(studio, value, row.field),
  );
  const told = (what: string, value: string) => plainChange(value ? `${what}: ${value}` : what);
  if (row.before === undefined || before === '') return told(added, after);
  if (row.after === undefined) return told(removed, before);
  return {
    title,
    parts: wasNow.split(/[{}]/).map((text) => {
      if (text === 'before') return { kind: 'removed', text: before };
      return text === 'after' ? { kind: 'added', text: after } : { kind: 'same', text };
    }),
  };
}

/** Says what a change of a `confirm` block, a question or `says` means, instead of its values. */
export function meaningOf(
  studio: Studio,
  row: SummaryRow,
): { readonly titles: readonly string[]; readonly said: string } | undefined {
  const { file, titles, pointer, before, after } = row;
  const hiding = hidingIn(studio, row);
  if (hiding)
    return { titles: [words.views.pages, pageTitle(studio, hiding.id)], said: hiding.said };
  const { confirmed, unconfirmed, closed, opened, updated, agrees, agreesOnAll, reread } =
    words.summary;
  if (file === CONFIRMED_FILE) return { titles: [reread.title], said: reread.said };
  if (file === QUESTIONS) {
    const [, id = ''] = pointerSteps(pointer);
    const question = before ?? after ?? null;
    const whole = valueAt(question, ['fact']) ?? null;
    const fact = whole ?? valueAt(studio.values[file] ?? null, ['questions', id, 'fact']);
    const said = whole === null ? updated : after === undefined ? closed : opened;
    if (typeof fact === 'string') return { titles: [words.views.decisions, fact], said };
  }
  // The page stops differing: it agrees again on one value, or on all.
  const [group, fact, ...inside] = pointerSteps(pointer);
  if (group === 'says' && after === undefined && inside.length === 0) {
    const official = fact === undefined ? row.field : officialField(studio, fact);
    const inWords = (value: Json | undefined) => valueInWords(studio, value, official);
    const said = fact === undefined || before === null ? agreesOnAll : agrees;
    return {
      titles: [titles[0] ?? '', ...titles.slice(2)],
      said: fill(said, { before: inWords(before), after: inWords(official?.value) }),
    };
  }
  const at = titles.indexOf('confirm');
  if (at < 0) return undefined;
  const isBlockRemoved = pointer.endsWith('/confirm') && after === undefined;
  if (typeof before === 'string' && after === undefined) {
    const own = childOf(pointer.slice(0, pointer.indexOf('/confirm')), before);
    return { titles: [titles[0] ?? '', ...titlesIn(studio, file, own)], said: confirmed };
  }
  return { titles: titles.slice(0, at), said: isBlockRemoved ? confirmed : unconfirmed };
}
