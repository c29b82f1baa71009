import type { FindingArgs, FindingCode } from '../../../src/check/finding.ts';
import type { SourceFile } from '../../../src/check/json/json-document.ts';
import { campSources } from '../../camp.ts';
import { type Edited, edited, MARK } from '../edited.ts';

/** How to cause the finding of one code. */
export interface Row {
  /** The example in the guide: the line typed, or a sentence. */
  readonly shown: string;
  /** The edited content, and the place of the edit unless the finding is elsewhere. */
  readonly edit?: (camp: readonly SourceFile[]) => Edited;
  /** The arguments of the sentence, when no content can cause the finding. */
  readonly args?: FindingArgs;
  /** Other errors that the same edit always causes. */
  readonly also?: readonly FindingCode[];
}

/** A part of the guide: its heading with an introduction, and a row for each code. */
export interface Family {
  readonly heading: string;
  readonly rows: Readonly<Partial<Record<FindingCode, Row>>>;
  /** The content to edit, if not the unchanged made-up camp. */
  readonly camp?: () => readonly SourceFile[];
}

/**
 * An edit of one file, with a ‸ where the finding must point.
 * @param example shown in the guide when the typed line says nothing by itself
 */
export function typed(file: string, from: string | RegExp, to: string, example?: string): Row {
  const pattern = typeof from === 'string' ? literally(from) : from;
  return {
    shown: example === undefined ? code(to) : `Per esempio: ${example}`,
    edit: (camp) => edited({ file, from: pattern, to }, camp),
  };
}

/** Changes the value of the first key of that name in a file. */
export function changed(file: string, to: string): Row {
  const [key = ''] = /"\w+"/.exec(to) ?? [];
  return typed(file, new RegExp(`${key}: (?:"[^"]*"|[\\w.]+|\\{[^}]*\\}|\\[[^\\]]*\\])`), to);
}

/** Adds a line after some words of a file. */
export function added(file: string, after: string, to: string): Row {
  return { ...typed(file, after, `${after}\n${to}`), shown: code(to) };
}

/** Types words into a text of a page. */
export function said(words: string): Row {
  return changed('texts/it/relax.json', `"text": "${words}"`);
}

/** Adds a whole file, or removes it when there is no text. */
export function file(path: string, text: string | undefined, example: string): Row {
  const others = campSources.filter((source) => source.path !== path);
  const content = text === undefined ? others : [...others, { path, text }];
  return { shown: `Per esempio: ${example}`, edit: () => ({ content, places: [`${path}:1:1`] }) };
}

/** A finding that no content can cause: a built site, a server, a text to verify, a bug. */
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
