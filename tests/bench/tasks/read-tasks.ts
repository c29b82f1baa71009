import { readdirSync, readFileSync } from 'node:fs';
import type { AddRequest } from '../../../src/author/add/add-item.ts';
import type { Chosen } from '../../../src/author/decide/decide.ts';

/** A pattern can check an order; a number is an amount in euro, checked on the English page too. */
export type Words = string | RegExp | number;

/** Words that pages must show, or must not. */
export interface Seen {
  /** Paths without the first slash, `/` for the home page; or a file, with its extension. */
  readonly on: string;
  readonly says: Words[];
  readonly never: Words[];
}

/** A manager's request on a copy of the content, and what every family must read afterwards. */
export interface Task {
  readonly title: string;
  /** Saved first and reverted after all the rest, as in the studio. */
  readonly first: Chosen[];
  /** By `npm run decide`. */
  readonly decide: Chosen[];
  /** By `npm run add`; each text to write gets these words, and the number of lines is printed. */
  add?: AddRequest;
  words?: string;
  /** By hand: replaces words in a file. */
  readonly edits: { readonly file: string; readonly from: Words; readonly to: string }[];
  /** For an incomplete edit: what the check must say, so that the manager knows what to do. */
  asks?: RegExp;
  /** The instants at which pages are read; a day in spring if there are none. */
  readonly days: string[];
  /** Reads parts that change with time as the page's script shows them. */
  clock?: true;
  readonly seen: Seen[];
  /** Paths that no longer exist. */
  readonly gone: string[];
  /** Codes of the warnings that the check must give. */
  readonly warns: string[];
  /** How many sentences the check may ask to proofread. */
  rereads?: number;
}

export function newTask(title: string, decide: Chosen[] = []): Task {
  return { title, decide, first: [], edits: [], days: [], seen: [], gone: [], warns: [] };
}

/** Each line of a task begins with one of these; a line `facts/….json` names the file to edit. */
const WAYS: Readonly<Record<string, (task: Task, text: string) => void>> = {
  first: (task, text) => task.first.push(chosen(text)),
  decide: (task, text) => task.decide.push(chosen(text)),
  add: (task, text) => {
    const [kind = '', id = '', ...typed] = text.split(' ');
    task.add = { kind, id, typed };
  },
  words: (task, text) => Object.assign(task, { words: text }),
  asks: (task, text) => Object.assign(task, { asks: wordsOf(text) }),
  day: (task, text) => task.days.push(text),
  clock: (task) => Object.assign(task, { clock: true }),
  on: (task, on) => task.seen.push({ on, says: [], never: [] }),
  says: ({ seen }, text) => seen.at(-1)?.says.push(wordsOf(text)),
  never: ({ seen }, text) => seen.at(-1)?.never.push(wordsOf(text)),
  gone: (task, text) => task.gone.push(...text.split(' ')),
  warns: (task, text) => task.warns.push(...text.split(' ')),
  rereads: (task, text) => Object.assign(task, { rereads: Number(text) }),
};

function chosen(text: string): Chosen {
  const [, fact = '', how = '', value = ''] = /^(\S+) (\S+) ?(.*)$/.exec(text) ?? [];
  if (how === 'keep') return { fact, choice: { keep: true } };
  if (how === 'here') return { fact, choice: { here: value } };
  return { fact, choice: how === '=' ? { set: value } : { typed: value } };
}

function wordsOf(text: string): Words {
  const [, pattern, flags] = /^\/(.*)\/([gs]*)$/.exec(text) ?? [];
  if (pattern !== undefined) return new RegExp(pattern, flags);
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** The tasks in the text files of this folder. @throws RangeError for a line that says nothing */
export function readTasks(): Task[] {
  const folder = new URL('./', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.flatMap((name) => {
    const blocks = readFileSync(new URL(name, folder), 'utf8').split(/^== /m).slice(1);
    return blocks.map((block) => taskOf(block.trimEnd().split('\n')));
  });
}

function taskOf([title = '', ...lines]: readonly string[]): Task {
  const task = newTask(title);
  let [file, from]: [string, Words] = ['', ''];
  for (const line of lines) {
    const [, way = '', text = ''] = /^(\S+) ?(.*)$/.exec(line) ?? [];
    if (way.endsWith('.json')) file = way;
    else if (way === '-') from = wordsOf(text);
    else if (way === '+') task.edits.push({ file, from, to: text });
    else if (WAYS[way]) WAYS[way](task, text);
    else throw new RangeError(`a task cannot ${line}`);
  }
  return task;
}
