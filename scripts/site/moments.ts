import { type DefaultTreeAdapterMap, parseFragment, serializeOuter } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

const MARK = 'data-by-clock';
/** Before every deadline, and after all of them. */
const BEFORE = 0;
const AFTER = Date.UTC(9999, 0);

interface Part {
  readonly html: string;
  /** From each of them on it may be another one: milliseconds since the epoch, in their order. */
  readonly instants: readonly number[];
}

/**
 * The parts of a page that are others once a script can tell the time, as templates that stand beside
 * the page: first as they are before their first deadline, then as after each. A part that is the same
 * is left out. An element that says `data-by-clock` (the instants of its deadlines) is such a part.
 * @param drawn the page as everybody gets it
 * @param draw the same page as it is at a moment (milliseconds since the epoch)
 */
export async function momentTemplates(
  drawn: string,
  draw: (moment: number) => Promise<string>,
): Promise<string> {
  if (!drawn.includes(`${MARK}="`)) return '';
  const parts = partsOf(drawn);
  const moments = new Set([
    BEFORE,
    ...parts.flatMap(({ instants }) => instants.slice(0, -1)),
    AFTER,
  ]);
  const at = new Map<number, Part[]>();
  for (const moment of moments) at.set(moment, partsOf(await draw(moment)));
  return parts.map((part, place) => templatesOf(part, place, at)).join('');
}

function templatesOf(
  { html, instants }: Part,
  place: number,
  at: ReadonlyMap<number, readonly Part[]>,
): string {
  const last = instants.at(-1);
  let shown = html;
  return [BEFORE, ...instants]
    .map((from) => {
      const then = at.get(from === last ? AFTER : from)?.[place]?.html ?? shown;
      if (then === shown) return '';
      shown = then;
      return template(place, from, then);
    })
    .join('');
}

function template(place: number, from: number, html: string): string {
  return `<template data-place="${place}" data-from="${from}">${html}</template>`;
}

function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  const visit = (node: Node) => {
    if ('attrs' in node) {
      const mark = node.attrs.find(({ name }) => name === MARK);
      if (mark) {
        const instants = mark.value.split(' ').map(Number);
        return void parts.push({ html: serializeOuter(node), instants });
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parseFragment(html));
  return parts;
}
