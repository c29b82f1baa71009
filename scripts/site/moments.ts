import { type DefaultTreeAdapterMap, parseFragment, serialize, serializeOuter } from 'parse5';
import { differingParts, type ElementPath, outermost, withNotes } from './differing-parts.ts';

type Node = DefaultTreeAdapterMap['node'];

const MARK = 'data-by-clock';
/** Before every deadline, and after all of them. */
const BEFORE = 0;
const AFTER = Date.UTC(9999, 0);

/** A page, and what parts of it are at other moments: templates that stand beside it. */
export interface Moments {
  readonly body: string;
  readonly templates: string;
}

interface Part {
  readonly way: ElementPath;
  /** From each of them on it may be another one: milliseconds since the epoch, in their order. */
  readonly instants: readonly number[];
}

interface Turns {
  /** From each of them on the content is another one: milliseconds since the epoch, in their order. */
  readonly instants: readonly number[];
  /** What is said of such a part to who has no script. */
  note(instant: number, words: string): string;
}

const NEVER: Turns = { instants: [], note: () => '' };

/**
 * The parts of a page that are others once a script can tell the time, as templates that stand beside
 * the page: first as they are before their first deadline, then as after each. A part that is the same
 * is left out. An element that says `data-by-clock` (the instants of its deadlines) is such a part; so is
 * the smallest element in which content differs that turns, and it is given the mark here.
 * @param drawn the page as everybody gets it
 * @param draw the same page as it is at a moment (milliseconds since the epoch)
 */
export async function momentTemplates(
  drawn: string,
  draw: (moment: number) => Promise<string>,
  turns: Turns = NEVER,
): Promise<Moments> {
  if (turns.instants.length === 0 && !drawn.includes(`${MARK}="`))
    return { body: drawn, templates: '' };
  const at = drawings(draw);
  const page = parseFragment(drawn);
  const marked = markedParts(page);
  const turning = await turningParts(turns.instants, at);
  const parts = outermost([...marked, ...turning]);
  const shown = parts.map(({ way }) => htmlAt(page, way));
  const templates: string[] = [];
  for (const [place, part] of parts.entries())
    templates.push(await templatesOf(part, place, shown[place] ?? '', at));
  if (turning.length === 0) return { body: drawn, templates: templates.join('') };
  await withNotes(
    page,
    turning,
    async (way, instant) => nodeAt(await at(instant), way),
    turns.note,
  );
  mark(page, parts);
  // As React writes it.
  const body = serialize(page).replaceAll('&nbsp;', '\u00A0');
  return { body, templates: templates.join('') };
}

type At = (moment: number) => Promise<Node>;

/** Each moment is drawn once. */
function drawings(draw: (moment: number) => Promise<string>): At {
  const known = new Map<number, Promise<Node>>();
  return (moment) => {
    const tree = known.get(moment) ?? draw(moment).then((html) => parseFragment(html));
    known.set(moment, tree);
    return tree;
  };
}

/** What is another part from an instant on than a moment before. */
async function turningParts(instants: readonly number[], at: At): Promise<Part[]> {
  const parts: Part[] = [];
  for (const instant of instants) {
    const ways = differingParts(await at(instant - 1), await at(instant), isMarked);
    parts.push(...ways.map((way) => ({ way, instants: [instant] })));
  }
  return parts;
}

async function templatesOf(
  { way, instants }: Part,
  place: number,
  untold: string,
  at: At,
): Promise<string> {
  const last = instants.at(-1);
  let shown = untold;
  let templates = '';
  for (const from of [BEFORE, ...instants]) {
    const then = htmlAt(await at(from === last ? AFTER : from), way) || shown;
    if (then !== shown) templates += template(place, from, then);
    shown = then;
  }
  return templates;
}

function template(place: number, from: number, html: string): string {
  return `<template data-place="${place}" data-from="${from}">${html}</template>`;
}

function markedParts(page: Node): Part[] {
  const parts: Part[] = [];
  const visit = (node: Node, way: ElementPath) => {
    const instants = instantsOf(node);
    if (instants) parts.push({ way, instants });
    else if ('childNodes' in node)
      for (const [index, child] of node.childNodes.entries()) visit(child, [...way, index]);
  };
  visit(page, []);
  return parts;
}

function isMarked(node: Node): boolean {
  return instantsOf(node) !== undefined;
}

function instantsOf(node: Node): number[] | undefined {
  if (!('attrs' in node)) return undefined;
  return node.attrs
    .find(({ name }) => name === MARK)
    ?.value.split(' ')
    .map(Number);
}

/** Only the outermost parts are marked: a script counts the marks. */
function mark(page: Node, parts: readonly Part[]): void {
  unmark(page);
  for (const { way, instants } of parts) {
    const node = nodeAt(page, way);
    if (node && 'attrs' in node) node.attrs.push({ name: MARK, value: instants.join(' ') });
  }
}

function unmark(node: Node): void {
  if ('attrs' in node) node.attrs = node.attrs.filter(({ name }) => name !== MARK);
  if ('childNodes' in node) for (const child of node.childNodes) unmark(child);
}

function nodeAt(page: Node, way: ElementPath): Node | undefined {
  let node: Node | undefined = page;
  for (const index of way) node = node && 'childNodes' in node ? node.childNodes[index] : undefined;
  return node;
}

function htmlAt(page: Node, way: ElementPath): string {
  const node = nodeAt(page, way);
  return node && 'tagName' in node ? serializeOuter(node) : '';
}
