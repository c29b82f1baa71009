import { memoize, memoizeEach } from '../../../content/memoize.ts';
import {
  type Claim,
  createReaders,
  type Material,
  parsed,
  type ReadClaims,
  type TypedValue,
} from '../../../reader/read-claims.ts';
import { isLanguage } from '../../../reader/values/lexicon.ts';
import { valueFilterOf } from '../../../reader/values/may-state.ts';
import { quotedIn } from '../../declared.ts';
import { exceptionsFor, exceptionsOf } from '../../exceptions.ts';
import { factsToRead, factsToReadOnPage } from '../../facts/facts-to-read.ts';
import { errorAt, type Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import {
  headingTextOf,
  notices,
  type TextFile,
  type TypedText,
  textFiles,
  textsOf,
  withoutPlaceholders,
  wordsElsewhere,
} from '../../text-files.ts';
import { FREE } from './free-entry.ts';
import { findingsOf, inNotice } from './hard-coded-findings.ts';
import { hardCodedNamesIn } from './names.ts';

/** A value in content must be a placeholder: a hard-coded one is a finding unless it is not a fact. */
export const hardCodedValues: Check = (project) => {
  const files = [...textFiles(project), ...wordsElsewhere(project), ...notices(project)];
  const stated = files.flatMap((file) =>
    textsThatMayState(file.document, file.locale)
      .filter((typed) => file.isShown?.(typed) ?? true)
      .map((typed) => checkText(project, typed, file)),
  );
  const needed = new Set(stated.flatMap(({ exceptions }) => exceptions));
  return [...stated.flatMap(({ findings }) => findings), ...unneeded(project, needed)];
};

/** The texts of a file that may state a value: a few among thousands. */
const textsThatMayState = memoizeEach(
  (document: JsonDocument, locale: string): readonly TypedText[] => {
    if (!isLanguage(locale)) return [];
    const mayState = valueFilterOf(locale);
    return textsOf(document).filter(
      ({ text }) => FREE.test(text) || mayState(withoutPlaceholders(text)),
    );
  },
);

/** Parsed once for the reader of the page and that of the camp, and for later checks. */
const parsedIn = memoize((_: JsonDocument) => memoizeEach(parsed));

const readersFor = memoize((material: Material) => memoize(createReaders(material)));

/** The claims in the texts of a file, by reader: both stay the same after edits elsewhere. */
const claimCacheOf = memoize((_: ReadClaims) =>
  memoize((_: JsonDocument) => new Map<string, readonly Claim[]>()),
);

/** Read texts of a language against the official facts, and against what a page says. */
const readersForLocale = memoizeEach((project: Project, locale: string) => {
  const material = factsToRead(project, locale);
  const readerOf = readersFor(material);
  const onPage = memoizeEach((all: Project, pageId: string) =>
    readerOf(factsToReadOnPage(all, pageId, material)),
  );
  return { official: readerOf(material), onPage };
});

/** The values that a text states: what is wrong with them, and the exceptions that cover others. */
function checkText(project: Project, typed: TypedText, file: TextFile) {
  const { official, onPage } = readersForLocale(project, file.locale);
  const shown = onPage(project, file.pageId);
  const read = (reader: ReadClaims) => claimsOfText(reader, project, typed, file);
  let asOfficial: readonly Claim[] | undefined;
  const officialAt = (start: number) => {
    asOfficial ??= shown === official ? [] : read(official);
    return asOfficial.find((claim) => claim.start === start);
  };
  const pages = project.urls(file.pageId);
  const claims = reportedClaims(read(shown), project, typed, file);
  const where = { typed, project, pageId: file.pageId };
  const findings = claims
    .filter(({ exceptions }) => exceptions.length === 0)
    .flatMap(({ claim }) =>
      file.isPlain ? inNotice(claim, where) : findingsOf(claim, officialAt(claim.start), where),
    )
    .map((finding): Finding => ({ ...finding, pages }));
  return { findings, exceptions: claims.flatMap(({ exceptions }) => exceptions) };
}

/** What a text states, read with the heading over it; each reader reads it once. */
function claimsOfText(reader: ReadClaims, project: Project, typed: TypedText, file: TextFile) {
  const venue = project.venueOf(file.pageId);
  const over = `${headingTextOf(file, typed.pointer)}\n`;
  const text = over + withoutPlaceholders(typed.text);
  const known = claimCacheOf(reader)(typed.document);
  const key = [venue, over.length, text].join('\n');
  const claims =
    known.get(key) ??
    reader(text, venue, over.length, parsedIn(typed.document)).map((claim) =>
      shiftClaim(claim, -over.length),
    );
  known.set(key, claims);
  return claims;
}

/** The claims to report, each with the exceptions that cover it. */
function reportedClaims(
  claims: readonly Claim[],
  project: Project,
  typed: TypedText,
  file: TextFile,
) {
  const isQuoted = quotedIn(project, file.path)(typed.pointer);
  const names = hardCodedNamesIn(project, typed.text);
  const isInName = ({ start, end }: Claim) =>
    names.some((name) => name.start <= start && end <= name.end);
  return claims
    .filter((claim) => !isInName(claim))
    .filter((claim) => isReported(claim, typed) && (!isQuoted || isOurs(claim, typed.text)))
    .map((claim) => ({ claim, exceptions: exceptionsFor(project, typed.text, claim) }));
}

const DIGIT = /\d/;
const REPORTED_IN_WORDS: ReadonlySet<string> = new Set(['money', 'percent', 'email', 'time']);
const COUNTED: ReadonlySet<string> = new Set(['number', 'quantity']);
/** «Due parole» and «tre campi» count what a sentence shows; larger numbers are nearly always facts. */
const MAX_FREE_COUNT = 3;
/** «Mille giochi», “a hundred ideas”: in words and of no fact, these only mean many. */
const MEANS_MANY: ReadonlySet<number> = new Set([100, 1000]);
/** A description counts what the picture shows. */
const PICTURE_TEXT = /alt$/i;

/**
 * Whether a claim is reported: any digits, unless they are an ordinal of no fact; words where a fact
 * is meant; numbers in words above three.
 */
function isReported(claim: Claim, { text, pointer }: TypedText): boolean {
  const { verdict, value, start, end, isEvident, meant } = claim;
  // Zero («gratis», and the number of Monday) is reported only where it is wrong.
  const isWrong = verdict === 'differs' && (value.kind === 'weekday' || value.kind === 'money');
  const isZero = value.to === 0 && !isWrong && !value.text;
  if (value.kind === 'url' || isZero) return false;
  if (!DIGIT.test(text.slice(start, end)) && !REPORTED_IN_WORDS.has(value.kind)) {
    // «A inizio giugno», «il secondo lunedì di giugno»: no placeholder writes it so.
    const isOneOf = value.kind === 'date' && !value.isRange && value.from < value.to;
    if (value.kind === 'month' || isOneOf) return verdict === 'differs';
    const meansMany = verdict === 'unknown' && MEANS_MANY.has(value.to);
    const isLarge =
      COUNTED.has(value.kind) &&
      value.to > MAX_FREE_COUNT &&
      !meansMany &&
      !PICTURE_TEXT.test(pointer);
    return verdict === 'differs' || (verdict === 'equal' && isEvident) || isLarge;
  }
  return verdict !== 'unknown' || value.kind !== 'ordinal' || meant.length > 0;
}

/** Quoted values that still are ours; «tre amici» and «da cinque anni» are the family's own. */
const OUR_KINDS: ReadonlySet<string> = new Set(['money', 'percent', 'phone', 'email']);

function isOurs({ verdict, value, start, end }: Claim, text: string): boolean {
  return verdict === 'equal' && (OUR_KINDS.has(value.kind) || DIGIT.test(text.slice(start, end)));
}

function shiftClaim(claim: Claim, by: number): Claim {
  const at = <T extends TypedValue>(value: T): T => ({
    ...value,
    start: value.start + by,
    end: value.end + by,
    ...(value.replaceable && {
      replaceable: { start: value.replaceable.start + by, end: value.replaceable.end + by },
    }),
  });
  const { ends } = claim;
  return { ...at(claim), ...(ends && { ends: [at(ends[0]), at(ends[1])] as const }) };
}

function unneeded(project: Project, needed: ReadonlySet<string>): Finding[] {
  const document = project.document('exceptions.json');
  return exceptionsOf(project).flatMap(({ id, text }): Finding[] => {
    const place = document?.locate(`/exceptions/${id}`, 'key');
    return !place || needed.has(id) ? [] : [errorAt(place, 'exception-unused', { found: text })];
  });
}
