import { memoize } from '../../../content/memoize.ts';
import { type Placeholder, placeholdersOf } from '../../../content/placeholders.ts';
import type { Span } from '../../../content/span.ts';
import type { FormatName } from '../../../i18n/format.ts';
import type { FactKind } from '../../../reader/facts/fact.ts';
import { groupsOf } from '../../facts/fact-tree.ts';
import { factsToRead } from '../../facts/facts-to-read.ts';
import { FORMATS_OF, placeholderOf, UNIT_OF, unitOfKind } from '../../facts/written-value.ts';
import { errorAt, type Finding, type FindingArgs, type FindingCode } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import { MOJIBAKE } from '../../json/not-json.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { notices, type TextFile, type TypedText, textFiles, textsOf } from '../../text-files.ts';

/** Texts that are valid JSON but that no visitor should read. */
export const brokenTexts: Check = (project) => {
  const { facts } = factsToRead(project);
  const kinds = new Map(facts.map(({ path, kind }) => [path, kind]));
  // Texts may name a group too.
  const paths = new Set([...kinds.keys()].flatMap((path) => [path, ...groupsOf(path)]));
  const inFile = (file: TextFile) => {
    const pages = project.urls(file.pageId);
    const found = withNames(file.document).flatMap((typed) => [
      ...bareNames(project, typed, paths),
      ...placeholders(typed, kinds, file.locale),
    ]);
    return [...signsIn(file.document), ...found].map((finding) => ({ ...finding, pages }));
  };
  const inNotices = notices(project)
    .slice(0, 1)
    .flatMap(({ document }) => signsIn(document));
  return [...textFiles(project).flatMap(inFile), ...inNotices];
};

const signsIn = memoize((document: JsonDocument) =>
  textsOf(document)
    .filter(({ text }) => MAY_BE_BROKEN.test(text))
    .flatMap((typed) =>
      SIGNS.flatMap(([what, regex]) =>
        [...typed.text.matchAll(regex)].map((match) =>
          finding(typed, spanOf(match), 'text-broken', { what, found: match[0] }),
        ),
      ),
    ),
);

/** The texts that name facts, bare or in placeholders. */
const withNames = memoize((document: JsonDocument) =>
  textsOf(document).filter(({ text }) => MAY_NAME.test(text)),
);

function bareNames(project: Project, typed: TypedText, paths: ReadonlySet<string>): Finding[] {
  return [...typed.text.matchAll(NAME)]
    .filter(([found]) => paths.has(found))
    .map((match) => {
      const args = { found: match[0], instead: placeholderOf(project, match[0]) };
      return finding(typed, spanOf(match), 'fact-name-bare', args);
    });
}

function spanOf({ 0: found, index }: RegExpExecArray): Span {
  return { start: index, end: index + found.length };
}

function placeholders(
  typed: TypedText,
  kinds: ReadonlyMap<string, FactKind>,
  locale: string,
): Finding[] {
  return placeholdersOf(typed.text).flatMap((placeholder) => {
    const kind = kinds.get(placeholder.name);
    if (kind === undefined || placeholder.kind !== 'fact') return [];
    return [...formatOfOther(typed, placeholder, kind), ...unit(typed, placeholder, kind, locale)];
  });
}

/** Only formats that would accept the value: other rules report the rest. */
const OF_NUMBER = /^(?:euro|percent|number|age|rating|year)$/;

function formatOfOther(typed: TypedText, one: Placeholder, kind: FactKind): Finding[] {
  const known: readonly string[] = FORMATS_OF[kind];
  if (one.format === undefined || !OF_NUMBER.test(one.format) || known.includes(one.format))
    return [];
  if (known.length === 0 || !known.some((name) => OF_NUMBER.test(name))) return [];
  const args = {
    format: one.format,
    fact: one.name,
    known: known.map((name) => `{{${one.name}, ${name}}}`),
  };
  return [finding(typed, one, 'format-of-other-kind', args)];
}

function unit(typed: TypedText, one: Placeholder, kind: FactKind, locale: string): Finding[] {
  const after = typed.text.slice(one.end);
  const before = typed.text.slice(0, one.start);
  const written = one.format === undefined ? undefined : UNIT_OF[one.format as FormatName];
  return (UNITS[locale] ?? []).flatMap(({ name, behind, ahead }) => {
    const found = (behind.exec(after) ?? ahead?.exec(before))?.[0];
    if (found === undefined) return [];
    const args = { found: found.trim(), fact: one.name };
    if (written === name) return [finding(typed, one, 'unit-twice', args)];
    const own = unitOfKind(kind);
    return own !== undefined && own !== name
      ? [finding(typed, one, 'unit-of-other-kind', args)]
      : [];
  });
}

function finding(
  { document, pointer }: TypedText,
  { start, end }: Span,
  code: FindingCode,
  args: FindingArgs,
): Finding {
  return errorAt(document.locateWithin(pointer, start, end), code, args);
}

/** Parts of a text that visitors would see as a mistake. */
const SIGNS: readonly (readonly [what: string, regex: RegExp])[] = [
  ['tag', /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/gi],
  ['entity', /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi],
  ['brackets', /\[\[[^[\]]*\]\]/g],
  ['blank', /_{3,}|\.{6,}/g],
  [
    'to-do',
    /(?<![A-Za-z])(?:TODO|FIXME|XXX|TBD|LOREM)(?![A-Za-z])|[Ll]orem ipsum|(?:€|euro|%)\s?\?{2,}|(?<!\?)\?{2,}\s?(?:€|euro|%)|\?{3,}/g,
  ],
  ['markdown', /\*\*[^*\s][^*]*\*\*|^#{1,6} /g],
  ['direction', /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/g],
  ['half-sign', /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g],
  ['mojibake', MOJIBAKE],
];

/** A quick test: nearly all texts have no such sign. */
const MAY_BE_BROKEN =
  /[<&[?*#\u200E\u200F\u202A-\u202E\u2066-\u2069\uD800-\uDFFFÃâÂï√‚\uFFFD]|_{3}|\.{6}|todo|fixme|xxx|tbd|lorem/i;

const NAME = /(?<![\p{L}\d_.{/@-])[a-z][a-zA-Z]*(?:\.[a-zA-Z\d]+)+(?![\p{L}\d_}])/gu;

/** A quick test, ten times faster: nearly all dots end a sentence. */
const MAY_NAME = /[a-zA-Z\d]\.[a-zA-Z\d]/;

/** The words of units after a value, and for euros also before it; no others in other languages. */
const UNITS: Readonly<Record<string, ReturnType<typeof unitsOf>>> = {
  it: unitsOf({ euro: '€|euro|euri|eur', percent: '%|per\\s?cento|percentuale', years: 'ann[oi]' }),
  en: unitsOf({ euro: '€|euros?|eur', percent: '%|per[\\s-]?cent', years: 'years?|yrs?' }),
};

function unitsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([name, own]) => ({
    name,
    behind: new RegExp(`^[\\s\u00A0]*(?:${own})(?!\\p{L})`, 'iu'),
    ahead: name === 'euro' ? new RegExp(`(?<!\\p{L})(?:${own})[\\s\u00A0]*$`, 'iu') : undefined,
  }));
}
