import { escapePointer, isObject, type Json, valueAt } from '../content/json.ts';

/** The anchors that a page offers, and where its structure names each; undefined: the template itself does. */
export type Anchors = ReadonlyMap<string, string | undefined>;

/** The parts of every page that carry an anchor of their own, save for the footer, which content names. */
const OF_EVERY_PAGE = ['contenuto'];

/** Anchors that a template writes by itself. */
const OF_TEMPLATE: Readonly<Record<string, readonly string[]>> = {
  activity: ['album'],
  camp: ['album', 'camp-contacts'],
  enrolment: [
    'app',
    'passaggi',
    'pagamenti',
    'scadenze',
    'documenti',
    'segreteria',
    'prima-di-iscriversi',
  ],
  estimate: ['listino', 'esempio'],
  gallery: ['album'],
  'sports-centres': ['services', 'reasons', 'agreement', 'contact'],
  work: ['roles', 'application'],
};

/** Where a template takes anchors from its page's structure: `*` stands for each item of a list. */
const OF_STRUCTURE: Readonly<Record<string, readonly string[]>> = {
  camp: ['tabs/*/id'],
  legal: ['sections/*/id', 'sections/*/sections/*/id'],
  members: ['sections/*/id'],
  'open-days': ['booking/anchor'],
  regulations: ['sections/*/id'],
  work: ['roles/*/id'],
};

/** A template may be called `constructor`: inherited keys do not count. */
function own(table: Readonly<Record<string, readonly string[]>>, template: string) {
  return Object.hasOwn(table, template) ? (table[template] ?? []) : [];
}

/** The headings of a camp's blocks, after `blockHeading` of the pages. */
const BLOCK_HEADING = '-title';

/**
 * The anchors that a link may lead to on a page.
 * @param page the structure of the page
 * @param layout the structure that all pages share
 */
export function anchorsOf(template: string, page: Json | undefined, layout: Json | undefined) {
  const anchors = new Map<string, string | undefined>();
  for (const anchor of [...OF_EVERY_PAGE, ...own(OF_TEMPLATE, template)])
    anchors.set(anchor, undefined);
  const footer = valueAt(layout, ['footer', 'anchor']);
  if (typeof footer === 'string') anchors.set(footer, undefined);
  for (const { anchor, pointer } of namedAnchors(template, page)) anchors.set(anchor, pointer);
  return anchors;
}

/** The anchors that the structure of a page names, repeated ones included. */
export function namedAnchors(
  template: string,
  page: Json | undefined,
): { anchor: string; pointer: string }[] {
  const named = own(OF_STRUCTURE, template).flatMap((path) => [
    ...follow(page, path.split('/'), ''),
  ]);
  if (template === 'camp') {
    const blocks = [...follow(page, ['tabs', '*', 'blocks', '*'], '')];
    named.push(
      ...blocks.map(({ anchor, pointer }) => ({ anchor: anchor + BLOCK_HEADING, pointer })),
    );
  }
  return template === 'home' ? homeBlocks(page) : named;
}

/** A block of the home page has its anchor in its own group, and only while the page shows it. */
function homeBlocks(page: Json | undefined): { anchor: string; pointer: string }[] {
  const blocks = valueAt(page, ['blocks']);
  return (Array.isArray(blocks) ? blocks : []).flatMap((block) => [
    ...follow(page, [String(block), 'anchor'], ''),
  ]);
}

function* follow(
  value: Json | undefined,
  [step, ...rest]: readonly string[],
  pointer: string,
): Generator<{ anchor: string; pointer: string }> {
  if (step === undefined) {
    if (typeof value === 'string') yield { anchor: value, pointer };
  } else if (step === '*') {
    const items = Array.isArray(value) ? value : [];
    for (const [index, item] of items.entries()) yield* follow(item, rest, `${pointer}/${index}`);
  } else if (isObject(value) && Object.hasOwn(value, step)) {
    yield* follow(value[step], rest, `${pointer}/${escapePointer(step)}`);
  }
}
