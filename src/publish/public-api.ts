import type { Ajv } from 'ajv';
import type { JsonObject } from '../content/json.ts';
import type { PublishedFacts, PublishedFactsFact } from '../content/types.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { lazy } from '../i18n/one-format.ts';
import { quote } from '../pricing/quote.ts';
import { refusalOf, responseOf } from '../pricing/quote-response.ts';
import { parseRequest } from '../pricing/request/parse-request.ts';
import { problemText, QuoteError } from '../pricing/request/problem.ts';
import { childSchema, requestShape } from '../pricing/request/request-shape.ts';
import type { VerifiedClaim, VerifyInput } from '../verify/claim.ts';
import { createMentionedFacts, type MentionedFacts } from '../verify/mentioned-facts.ts';
import { createVerify, type VerifyMaterial } from '../verify/verify-text.ts';
import type { CalendarEvent } from './calendar-events.ts';
import { createPrompt, type Prompt } from './prompt.ts';
import type { PublicApiData, PublicApiFile } from './public-api-data.ts';

/** A quote as JSON text: amounts keep their two decimals. */
export interface QuoteAnswer {
  readonly ok: boolean;
  readonly json: string;
}

/** The maximum length of a text to verify, in characters: a full page. */
export const MAX_TEXT_LENGTH = 2000;

/** The API for programs, independent of HTTP, MCP or command line. */
export interface PublicApi {
  readonly published: PublishedFacts;
  /** The facts with this id prefix and all of these words. */
  facts(wanted: FactQuery): PublishedFactsFact[];
  /** @param request JSON text @param now milliseconds since the epoch */
  quote(request: string, now: number): QuoteAnswer;
  /** Undefined for an unknown venue. */
  calendar(venue?: string): readonly CalendarEvent[] | undefined;
  /** Verifies a text, by default in the site's first language. @throws VerifyUnavailable */
  verify(input: VerifyInput): Promise<VerifiedClaim[]>;
  /** The verify material of each language, the site's first language first: for a worker thread. */
  readonly verifyMaterials: readonly VerifyMaterial[];
  /** The ids of the site's languages. */
  readonly languages: readonly string[];
  /** The facts that a text mentions. */
  readonly mentionedFacts: MentionedFacts;
  readonly prompt: Prompt;
  readonly venues: readonly string[];
  /** The schema of a child in a quote request, without references. */
  readonly childSchema: JsonObject;
}

/** Verifies a text against the material of its language; by default, of the first. */
export type VerifyTexts = (
  materials: readonly VerifyMaterial[],
  input: VerifyInput,
) => Promise<VerifiedClaim[]>;

export interface FactQuery {
  readonly id?: string | undefined;
  readonly words?: string | undefined;
}

/** @param verifyElsewhere by default, texts are verified in the current thread */
export function createPublicApi(
  data: PublicApiData,
  addFormats: (ajv: Ajv) => void,
  verifyElsewhere?: VerifyTexts,
): PublicApi {
  const { facts, questions, language, texts, schemas } = data.quote;
  const t = createI18n(language, { quote: texts }).getFixedT(null, 'quote');
  const materials = [data.verify, ...data.verifyIn];
  // Created on first use: a server that verifies in a worker thread needs none of it here.
  const readers = lazy(
    () =>
      new Map(materials.map((material) => [material.language, createVerify(material)] as const)),
  );
  const touched = lazy(() => createMentionedFacts(data.verify));
  const shape = requestShape(schemas, addFormats);
  return {
    published: data.published,
    facts: (wanted) => data.published.facts.filter((fact) => isWanted(fact, wanted)),
    quote(request, now) {
      try {
        const result = quote(parseRequest(request, shape), facts, { now, questions });
        return { ok: true, json: responseOf(result) };
      } catch (error) {
        if (!(error instanceof QuoteError)) throw error;
        return { ok: false, json: refusalOf(error.problems, (problem) => problemText(problem, t)) };
      }
    },
    calendar: (venue) =>
      venue === undefined
        ? data.calendar
        : Object.hasOwn(data.calendars, venue)
          ? data.calendars[venue]
          : undefined,
    verify: async (input) => {
      if (verifyElsewhere) return verifyElsewhere(materials, input);
      const { text, venue, language = data.verify.language } = input;
      return readers().get(language)?.(text, venue) ?? [];
    },
    verifyMaterials: materials,
    languages: materials.map(({ language }) => language),
    mentionedFacts: (text) => touched()(text),
    prompt: createPrompt(data.prompt),
    venues: Object.keys(data.calendars),
    childSchema: childSchema(schemas),
  };
}

function isWanted(fact: PublishedFactsFact, { id, words = '' }: FactQuery): boolean {
  if (id !== undefined && fact.id !== id && !fact.id.startsWith(`${id}.`)) return false;
  const text = [fact.id, ...Object.values(fact.label), ...Object.values(fact.written)]
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The API at an instant (milliseconds since the epoch): some values apply from a day onwards. */
export type PublicApiByTime = (now: number) => PublicApi;

/** Creates all versions at once: no request waits, and some hosts cannot compile code later. */
export function publicApiByTime(
  { later = [], ...data }: PublicApiFile,
  addFormats: (ajv: Ajv) => void,
  verifyElsewhere?: VerifyTexts,
): PublicApiByTime {
  const create = (data: PublicApiData) => createPublicApi(data, addFormats, verifyElsewhere);
  const first = create(data);
  const others = later.map((version) => ({ from: version.from, publicApi: create(version.data) }));
  return (now) => others.findLast(({ from }) => from <= now)?.publicApi ?? first;
}
