import type { SourceFile } from '../../../src/check/json/json-document.ts';
import type { FindingArgs } from '../../../src/check/messages/sentence.ts';
import type { FindingCode } from '../../../src/check/messages.ts';
import { campSources } from '../../camp.ts';
import { type Edited, edited, MARK } from '../edited.ts';

/** What brings the finding of one code. */
export interface Row {
  /** What the guide shows of it: the line that was typed, or a sentence. */
  readonly shown: string;
  /** The content with what was typed, and where; no place where the finding stands elsewhere. */
  readonly edit?: (camp: readonly SourceFile[]) => Edited;
  /** What the sentence names, where no content can bring the finding. */
  readonly args?: FindingArgs;
  /** Other errors that the same edit cannot but bring. */
  readonly also?: readonly FindingCode[];
}

/** A part of the guide: its heading with the words below it, and a row for each code. */
export interface Family {
  readonly heading: string;
  readonly rows: Readonly<Partial<Record<FindingCode, Row>>>;
  /** The content that is edited, where it is not the made-up camp as it is. */
  readonly camp?: () => readonly SourceFile[];
}

/**
 * An edit of one file, with a ‸ where the finding must point.
 * @param example told instead of what was typed, where that shows nothing
 */
export function typed(file: string, from: string | RegExp, to: string, example?: string): Row {
  const pattern = typeof from === 'string' ? literally(from) : from;
  return {
    shown: example === undefined ? code(to) : `Per esempio: ${example}`,
    edit: (camp) => edited({ file, from: pattern, to }, camp),
  };
}

/** Another value of a key, the first of that name in its file. */
export function changed(file: string, to: string): Row {
  const [key = ''] = /"\w+"/.exec(to) ?? [];
  return typed(file, new RegExp(`${key}: (?:"[^"]*"|[\\w.]+|\\{[^}]*\\}|\\[[^\\]]*\\])`), to);
}

/** A line more, after some words of a file. */
export function added(file: string, after: string, to: string): Row {
  return { ...typed(file, after, `${after}\n${to}`), shown: code(to) };
}

/** Words typed into a text of a page. */
export function said(words: string): Row {
  return changed('texts/it/relax.json', `"text": "${words}"`);
}

/** A whole file that comes, or goes where there is no text. */
export function file(path: string, text: string | undefined, example: string): Row {
  const others = campSources.filter((source) => source.path !== path);
  const content = text === undefined ? others : [...others, { path, text }];
  return { shown: `Per esempio: ${example}`, edit: () => ({ content, places: [`${path}:1:1`] }) };
}

/** What no content can bring: a built site, a server, a text from elsewhere, a fault of the program. */
export function machine(example: string, args: FindingArgs): Row {
  return { shown: `Per esempio: ${example}`, args };
}

function code(typed: string): string {
  const shown = typed.replaceAll(MARK, '');
  return shown.includes('\n') ? `\`\`\`text\n${shown}\n\`\`\`` : `\`${shown}\``;
}

function literally(text: string): RegExp {
  return new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
}
