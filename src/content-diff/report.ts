import { escaped, fitting } from '../check/reporters/markdown.ts';
import { countOf } from '../check/reporters/report.ts';
import type { Json } from '../content/json.ts';
import type { ContentChange } from './content-changes.ts';
import type { Explained } from './explain.ts';

/** What a change does. */
export interface Comparison {
  /** The revision as typed: a branch, a tag or a commit. */
  readonly since: string;
  readonly differences: readonly Explained[];
  /** The content folder, as places name it. */
  readonly folder: string;
}

/** Differences that no change of the content explains. */
export function unexplained({ differences }: Comparison): readonly Explained[] {
  return differences.filter(({ changes }) => changes.length === 0);
}

/** The report for a terminal. */
export function textReport(comparison: Comparison): string {
  const groups = groupsOf(comparison.differences);
  const blocks = [...Map.groupBy(groups, ({ sections }) => listed(sections))].map(
    ([sections, own]) =>
      [sections, ...own.flatMap(({ one }) => linesFor(one, comparison.folder))].join('\n'),
  );
  return `${[...headLines(comparison), ...blocks].join('\n\n')}\n`;
}

function linesFor(one: Explained, folder: string): string[] {
  const name = isNamed(one) ? `${one.key}: ` : '';
  return [`  ${name}${change(one)}`, ...reasons(one, folder).map((reason) => `    ${reason}`)];
}

/** The report for a comment on a pull request. */
export function markdownReport(comparison: Comparison): string {
  const [first = '', ...rest] = headLines(comparison);
  const rows = groupsOf(comparison.differences).map(({ one, sections }) => {
    const what = [isNamed(one) ? one.key : undefined, ...change(one).split(' → ')];
    const cells = [
      [listed(sections)],
      what.filter((part) => part !== undefined),
      reasons(one, comparison.folder),
    ];
    return `| ${cells.map((lines) => lines.map(escaped).join('<br>')).join(' | ')} |`;
  });
  const shown = fitting(rows, MAX_CHARACTERS);
  const more = rows.length - shown.length;
  const table = ['| Dove | Prima e dopo | Perché |', '|---|---|---|', ...shown].join('\n');
  const cut = more > 0 ? [`Altre ${more} righe: \`npm run check -- --since\`.`] : [];
  return `${[`## ${first}`, ...rest, ...(rows.length > 0 ? [table] : []), ...cut].join('\n\n')}\n`;
}

/** A GitHub comment holds 65,536 characters; the report of the check comes before this one. */
const MAX_CHARACTERS = 30_000;

function headLines(comparison: Comparison): string[] {
  const { since, differences } = comparison;
  const open = unexplained(comparison).length;
  const sections = new Set(differences.map(({ section }) => section)).size;
  const count = groupsOf(differences).length;
  const head =
    count === 0
      ? `Chi legge il sito non vede niente di diverso da ${since}`
      : `Rispetto a ${since} si legge altro in ${countOf(sections, 'posto', 'posti')}: ${countOf(count, 'differenza', 'differenze')}`;
  return [
    head,
    ...(open > 0
      ? [
          `${countOf(open, 'differenza', 'differenze')} senza una modifica dei contenuti che la spieghi: viene dal codice.`,
        ]
      : []),
  ];
}

/** A difference that is equal in several places is reported once. */
function groupsOf(differences: readonly Explained[]) {
  const key = ({ before, after, changes }: Explained) => JSON.stringify([before, after, changes]);
  return [...Map.groupBy(differences, key).values()].flatMap((same) => {
    const [one] = same;
    return one ? [{ one, sections: [...new Set(same.map(({ section }) => section))] }] : [];
  });
}

const MAX_SECTIONS = 6;

function listed(sections: readonly string[]): string {
  const more = sections.length - MAX_SECTIONS;
  return [...sections.slice(0, MAX_SECTIONS), ...(more > 0 ? [`e altri ${more}`] : [])].join('; ');
}

/** True for a key that is a title; that of a text is a pointer, meaningless to people. */
function isNamed({ key }: Explained): boolean {
  return key !== '' && !key.startsWith('/');
}

/** «… la settimana costa 135 € …» → «… 140 € …»: the words that differ, with some around. */
function change({ before, after }: Explained): string {
  if (before === undefined) return `nuovo: «${shortened(after ?? '')}»`;
  if (after === undefined) return `tolto: «${shortened(before)}»`;
  const [old, now] = [before.split(' '), after.split(' ')];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const around = (words: readonly string[]) => {
    const [from, to] = [
      Math.max(0, start - AROUND),
      Math.min(words.length, words.length - end + AROUND),
    ];
    const part = words.slice(from, to).join(' ');
    return `«${from > 0 ? '… ' : ''}${shortened(part)}${to < words.length ? ' …' : ''}»`;
  };
  return `${around(old)} → ${around(now)}`;
}

const AROUND = 5;
const MAX_QUOTED_LENGTH = 240;

function shortened(text: string): string {
  return text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text;
}

const MAX_REASONS = 4;

function reasons({ changes }: Explained, folder: string): string[] {
  if (changes.length === 0) return ['nessuna modifica dei contenuti lo spiega'];
  const more = changes.length - MAX_REASONS;
  const shown = changes.slice(0, MAX_REASONS).map((change) => reason(change, folder));
  return more > 0 ? [...shown, `e altre ${more} modifiche`] : shown;
}

function reason({ file, pointer, before, after }: ContentChange, folder: string): string {
  const location = `${folder}/${file}${pointer === '' ? '' : ` ${pointer}`}`;
  return file.startsWith('texts/') ? location : `${location}: ${json(before)} → ${json(after)}`;
}

function json(value: Json | undefined): string {
  if (value === undefined) return 'niente';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
