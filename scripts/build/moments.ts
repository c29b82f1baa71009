import { type DefaultTreeAdapterMap, parseFragment, serializeOuter } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

const MARK = 'data-by-clock';
/** Before every deadline, and after it. */
const BEFORE = 0;
const AFTER = Number.MAX_SAFE_INTEGER;

/**
 * The parts of a page that are others once a script can tell the time, as templates that stand beside
 * the page: first as they are before their deadline, then as after it. A part that is the same is left
 * out. An element that says `data-by-clock` (the instant of its deadline) is such a part.
 * @param drawn the page as everybody gets it
 * @param draw the same page as it is at a moment (milliseconds since the epoch)
 */
export async function momentTemplates(
  drawn: string,
  draw: (moment: number) => Promise<string>,
): Promise<string> {
  if (!drawn.includes(`${MARK}="`)) return '';
  const parts = partsOf(drawn);
  const before = partsOf(await draw(BEFORE));
  const after = partsOf(await draw(AFTER));
  return parts
    .map(({ html, instant }, place) => {
      const [first = html, then = html] = [before[place]?.html, after[place]?.html];
      return [
        ...(first === html ? [] : [template(place, BEFORE, first)]),
        ...(then === first ? [] : [template(place, instant, then)]),
      ].join('');
    })
    .join('');
}

function template(place: number, from: number, html: string): string {
  return `<template data-place="${place}" data-from="${from}">${html}</template>`;
}

function partsOf(html: string): { html: string; instant: number }[] {
  const parts: { html: string; instant: number }[] = [];
  const visit = (node: Node) => {
    if ('attrs' in node) {
      const mark = node.attrs.find(({ name }) => name === MARK);
      if (mark) return void parts.push({ html: serializeOuter(node), instant: Number(mark.value) });
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parseFragment(html));
  return parts;
}
