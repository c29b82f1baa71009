import { type DefaultTreeAdapterMap, parseFragment, serialize, serializeOuter } from 'parse5';
import {
  type ChangingPart,
  differingParts,
  type ElementPath,
  elementAt,
  outermost,
  withNotes,
} from './differing-parts.ts';

type Node = DefaultTreeAdapterMap['node'];

const ATTRIBUTE = 'data-by-clock';
/** Before every deadline, and after all of them. */
const BEFORE = 0;
const AFTER = Date.UTC(9999, 0);

/** A page, and templates of its parts at other moments. */
export interface MomentTemplates {
  readonly body: string;
  readonly templates: string;
}

interface MomentOptions {
  /** When the page is built (milliseconds since the epoch). */
  readonly now: number;
  /** When the content changes: milliseconds since the epoch, ascending. */
  readonly instants: readonly number[];
  /** The note on such a part for visitors without JavaScript. */
  note(instant: number, words: string): string;
}

/**
 * The parts of a page that change with time, as templates beside it: each before its first
 * deadline, then after every deadline, without repeats. A part whose last deadline has passed is in
 * the page in its final form, so that no script moves what is below it. A part is an element with
 * `data-by-clock` (the instants of its deadlines), or the smallest element in which content that
 * changes differs, which gets that attribute here.
 * @param asBuilt the page as built
 * @param render the page at an instant (milliseconds since the epoch)
 */
export async function momentTemplates(
  asBuilt: string,
  render: (instant: number) => Promise<string>,
  options: MomentOptions,
): Promise<MomentTemplates> {
  if (options.instants.length === 0 && !asBuilt.includes(`${ATTRIBUTE}="`))
    return { body: asBuilt, templates: '' };
  const at = renderedAt(render);
  const page = parseFragment(asBuilt);
  const byClock = partsByClock(page);
  const changing = await changingParts(options.instants, at);
  const parts = outermost([...byClock, ...changing]);
  const isPast = (part: ChangingPart) => part.instants.every((instant) => instant <= options.now);
  const templates: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (isPast(part)) replaceElement(page, part.path, await at(options.now));
    templates.push(await templatesOf(part, index, htmlAt(page, part.path), at));
  }
  if (changing.length === 0 && !parts.some(isPast))
    return { body: asBuilt, templates: templates.join('') };
  await withNotes(
    page,
    changing,
    async (path, instant) => elementAt(await at(instant), path),
    options.note,
  );
  setAttributes(page, parts);
  // As React writes it.
  const body = serialize(page).replaceAll('&nbsp;', '\u00A0');
  return { body, templates: templates.join('') };
}

type At = (instant: number) => Promise<Node>;

/** Renders the page once for each instant. */
function renderedAt(render: (instant: number) => Promise<string>): At {
  const known = new Map<number, Promise<Node>>();
  return (instant) => {
    const tree = known.get(instant) ?? render(instant).then((html) => parseFragment(html));
    known.set(instant, tree);
    return tree;
  };
}

/** The parts that change at each instant. */
async function changingParts(instants: readonly number[], at: At): Promise<ChangingPart[]> {
  const parts: ChangingPart[] = [];
  for (const instant of instants) {
    const paths = differingParts(await at(instant - 1), await at(instant), isByClock);
    parts.push(...paths.map((path) => ({ path, instants: [instant] })));
  }
  return parts;
}

async function templatesOf(
  { path, instants }: ChangingPart,
  index: number,
  asBuilt: string,
  at: At,
): Promise<string> {
  const last = instants.at(-1);
  let shown = asBuilt;
  let templates = '';
  for (const from of [BEFORE, ...instants]) {
    const then = htmlAt(await at(from === last ? AFTER : from), path) || shown;
    if (then !== shown) templates += template(index, from, then);
    shown = then;
  }
  return templates;
}

function template(index: number, from: number, html: string): string {
  return `<template data-index="${index}" data-from="${from}">${html}</template>`;
}

function partsByClock(page: Node): ChangingPart[] {
  const parts: ChangingPart[] = [];
  const visit = (node: Node, path: ElementPath) => {
    const instants = instantsOf(node);
    if (instants) parts.push({ path, instants });
    else if ('childNodes' in node)
      for (const [index, child] of node.childNodes.entries()) visit(child, `${path}/${index}`);
  };
  visit(page, '');
  return parts;
}

function isByClock(node: Node): boolean {
  return instantsOf(node) !== undefined;
}

function instantsOf(node: Node): number[] | undefined {
  if (!('attrs' in node)) return undefined;
  return node.attrs
    .find(({ name }) => name === ATTRIBUTE)
    ?.value.split(' ')
    .map(Number);
}

/** Replaces the element at a path with the one of another rendering. */
function replaceElement(page: Node, path: ElementPath, rendering: Node): void {
  const [old, next] = [elementAt(page, path), elementAt(rendering, path)];
  const siblings = old?.parentNode?.childNodes ?? [];
  if (old && next) siblings[siblings.indexOf(old)] = next;
}

/** Only on the outermost parts: a script counts the attributes. */
function setAttributes(page: Node, parts: readonly ChangingPart[]): void {
  removeAttributes(page);
  for (const { path, instants } of parts)
    elementAt(page, path)?.attrs.push({ name: ATTRIBUTE, value: instants.join(' ') });
}

function removeAttributes(node: Node): void {
  if ('attrs' in node) node.attrs = node.attrs.filter(({ name }) => name !== ATTRIBUTE);
  if ('childNodes' in node) for (const child of node.childNodes) removeAttributes(child);
}

function htmlAt(page: Node, path: ElementPath): string {
  const element = elementAt(page, path);
  return element ? serializeOuter(element) : '';
}
