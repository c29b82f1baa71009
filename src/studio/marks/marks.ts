import type { Location } from '../../author/edit.ts';
import { entries } from '../../check/page-urls.ts';
import type { ContentFiles } from '../../content/content.ts';
import { factBehind } from '../../content/fact-behind.ts';
import { childOf, escapePointer, isObject, type Json, valueAt } from '../../content/json.ts';
import {
  camelCase,
  FACT_FILES,
  factLocation,
  SHARED_PAGES,
  SHARED_TEMPLATES,
} from '../../content/paths.ts';
import { placeholdersOf } from '../../content/placeholders.ts';
import { isSentence } from '../../content/sentences.ts';
import { NOTICES } from '../../time/in-force.ts';

/**
 * A marker is one private-use character, whose code point gives the index of a location. The marked
 * text follows it, then CLOSE.
 */
const FIRST = 0xf0000;
const CLOSE = '\u{E007F}';
const MARKER = /[\u{F0000}-\u{FFFFD}]|\u{E007F}/gu;

/** Markers in a URL are percent-encoded; they are removed, because a URL leads to no field. */
const ENCODED = /(?:%F3%(?:A0%81%BF|B[0-9A-F](?:%[0-9A-F]{2}){2}))+/g;

/** The text between markers. @param index in a list of places, below 65,534 */
export function marked(text: string, index: number): string {
  return `${String.fromCodePoint(FIRST + index)}${text}${CLOSE}`;
}

/** A part of a text that is from a field; offsets count without markers. */
export interface MarkedPart {
  readonly start: number;
  readonly end: number;
  readonly index: number;
}

/** A text without its markers. */
interface Unmarked {
  readonly text: string;
  readonly spans: readonly MarkedPart[];
  /** Places that were opened and not closed. */
  readonly open: readonly number[];
}

/**
 * The text as visitors read it, and where its parts came from, outer spans first.
 * @param before places that the text node before left open: `<wbr>` splits an address in two
 */
export function unmarked(typed: string, before: readonly number[] = []): Unmarked {
  const text = typed.replace(ENCODED, '');
  const spans: MarkedPart[] = [];
  const open = before.map((index) => ({ index, start: 0 }));
  let plain = '';
  let at = 0;
  for (const match of text.matchAll(MARKER)) {
    plain += text.slice(at, match.index);
    const [marker] = match;
    at = match.index + marker.length;
    if (marker !== CLOSE)
      open.push({ index: (marker.codePointAt(0) ?? FIRST) - FIRST, start: plain.length });
    else {
      const last = open.pop();
      if (last) spans.push({ ...last, end: plain.length });
    }
  }
  plain += text.slice(at);
  for (const { index, start } of open) spans.push({ index, start, end: plain.length });
  return {
    text: plain,
    spans: spans.toSorted((a, b) => a.start - b.start || b.end - a.end),
    open: open.map(({ index }) => index),
  };
}

/** Content whose texts are marked with where they come from; the rest is unchanged. */
export interface MarkedFiles {
  readonly files: ContentFiles;
  /** Indexed by the number in a marker. */
  readonly places: readonly Location[];
}

const TEXTS = /^texts\/[^/]+\/(.+)\.json$/;

/** Texts that several pages share: each page reads them with its own venue and `says`. */
const SHARED: readonly string[] = [...SHARED_TEMPLATES, ...SHARED_PAGES];

/** Keys whose values are names, not words. */
const NON_TEXT_KEYS = new Set(['state', 'dependsOn', '$schema']);

/**
 * Marks the texts of the content, and each placeholder in them, before placeholders are filled in.
 * Markers survive filling, formatting and rendering.
 * @param isShown selects the files to mark: those that the rendered page reads
 * @param page the rendered page, in whose scope shared texts are read
 */
export function markedFiles(
  files: ContentFiles,
  isShown: (file: string) => boolean = () => true,
  page?: string,
): MarkedFiles {
  const places: Location[] = [];
  const result = new Map(files);
  const facts = Object.fromEntries(
    FACT_FILES.map((name) => [camelCase(name), files.get(`facts/${name}.json`) ?? null]),
  );
  for (const [file, value] of files) {
    if (!isShown(file)) continue;
    if (file === NOTICES) {
      const mark = (text: string, pointer: string) =>
        marked(text, places.push({ file, pointer }) - 1);
      const notices = entries(value, 'notices').map((notice, index) => ({
        ...notice,
        text: markedTexts(notice.text ?? '', `/notices/${index}/text`, mark),
      }));
      result.set(file, { notices });
    }
    const name = TEXTS.exec(file)?.[1];
    if (name === undefined) continue;
    const id = page !== undefined && SHARED.includes(name) ? page : name;
    const says = valueAt(files.get(`pages/${id}.json`), ['says']);
    const venue = valueAt(files.get(`pages/${id}.json`), ['venue']);
    const own = typeof venue === 'string' ? venue : undefined;
    const numberOfFact = (fact: string) =>
      places.push(sourceOfFact(fact, factBehind(facts, fact, own), id, says)) - 1;
    const mark = (text: string, pointer: string) =>
      marked(withPlaceholders(text, numberOfFact), places.push({ file, pointer }) - 1);
    result.set(file, markedTexts(value, '', mark));
  }
  return { files: result, places };
}

/** Where a page takes a fact from: its own `says`, or the fact's file. */
export function sourceOfFact(
  fact: string,
  stated: string,
  page: string,
  says: Json | undefined,
): Location {
  const override = Object.keys(isObject(says) ? says : {}).find(
    (path) => fact === path || fact.startsWith(`${path}.`) || path.startsWith(`${fact}.`),
  );
  if (override !== undefined)
    return { file: `pages/${page}.json`, pointer: `/says/${escapePointer(override)}` };
  const { file, pointer } = factLocation(stated);
  return { file, pointer };
}

function withPlaceholders(text: string, place: (fact: string) => number): string {
  return placeholdersOf(text).reduceRight(
    (all, { start, end, name, kind, typed }) =>
      kind === 'fact' ? all.slice(0, start) + marked(typed, place(name)) + all.slice(end) : all,
    text,
  );
}

function markedTexts(
  value: Json,
  pointer: string,
  mark: (text: string, pointer: string) => string,
): Json {
  if (typeof value === 'string') return mark(value, pointer);
  if (Array.isArray(value))
    return value.map((item, index) => markedTexts(item, `${pointer}/${index}`, mark));
  if (!isObject(value)) return value;
  const silent = isSentence(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const isName = key === '$schema' || (silent && NON_TEXT_KEYS.has(key));
      return [key, isName ? child : markedTexts(child, childOf(pointer, key), mark)];
    }),
  );
}
