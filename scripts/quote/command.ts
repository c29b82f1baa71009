import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { References } from '../../src/check/schema/reference-keywords.ts';
import {
  type ContentFiles,
  readPageContent,
  readSite,
  readSiteContent,
} from '../../src/content/content.ts';
import { withoutNotes } from '../../src/content/facts.ts';
import type { Json } from '../../src/content/json.ts';
import type { Questions, QuoteTexts, RegulationsTexts } from '../../src/content/types.ts';
import { addTexts, createTranslator, filledTexts } from '../../src/i18n/create-i18n.ts';
import type { PriceFacts } from '../../src/pricing/price-facts.ts';
import { quote } from '../../src/pricing/quote.ts';
import { type NamedQuestion, refusalOf, responseOf } from '../../src/pricing/quote-response.ts';
import { type QuoteWords, quoteText } from '../../src/pricing/quote-text.ts';
import type { Section } from '../../src/pricing/regulations.ts';
import { parseRequest, type RequestShape } from '../../src/pricing/request/parse-request.ts';
import { QuoteError, type QuoteProblem } from '../../src/pricing/request/problem.ts';
import { problemText } from '../../src/pricing/request/problem-text.ts';
import { readValidContent } from '../build/vite/validated-content.ts';
import { CONTENT, SCHEMAS } from '../project/places.ts';
import { readSchemaSet } from '../project/schema-set.ts';

const USAGE = `Uso: npm run quote -- [--format text|json] [--now ISTANTE] '{ "venue": "sport-city", "timeBand": "full", "weeks": 4 }'
  --format   text (si legge) oppure json (schemas/quote-response.schema.json); senza, text
  --now      il momento del preventivo, per esempio 2025-05-20T10:00:00+02:00; senza, adesso
La richiesta (schemas/quote-request.schema.json) è un bambino o un elenco di bambini; senza, si legge dallo standard input.
Esce con 0 se il preventivo c'è, 2 se il comando o la richiesta non vanno, 1 se non vanno i contenuti.`;

export interface Options {
  readonly format: 'text' | 'json';
  readonly now: number;
  readonly request: string;
}

export interface Material {
  readonly facts: PriceFacts;
  readonly questions: readonly NamedQuestion[];
  readonly words: QuoteWords;
}

/** What a run prints, and its exit code. */
export interface Output {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Answers a request, or says what is wrong with it. */
export function answer({ request, now, format }: Options, material: Material): Output {
  const { facts, questions, words } = material;
  try {
    const result = quote(parseRequest(request, requestShape()), facts, { now, questions });
    const json = () => JSON.stringify(responseOf(result, euroWithCents), null, 2);
    return { code: 0, out: format === 'json' ? json() : quoteText(result, words), err: '' };
  } catch (error) {
    if (!(error instanceof QuoteError)) throw error;
    return refusal(error.problems, format, words.texts);
  }
}

function refusal(
  problems: readonly QuoteProblem[],
  format: Options['format'],
  texts: QuoteTexts,
): Output {
  const sentence = (problem: QuoteProblem) => problemText(problem, texts);
  const err = [texts.refused, ...problems.map((problem) => `  ${sentence(problem)}`)].join('\n');
  const json = () => JSON.stringify(refusalOf(problems, sentence), null, 2);
  return { code: 2, out: format === 'json' ? json() : '', err };
}

/** A run of the command: arguments and standard input → what it prints. */
export function output(
  args: readonly string[],
  readInput: () => string,
  content = CONTENT,
): Output {
  const options = readOptions(args, readInput);
  if (typeof options === 'string') return { code: 2, out: '', err: `${options}\n\n${USAGE}` };
  return answer(options, readMaterial(readValidContent(content, SCHEMAS)));
}

function readOptions(args: readonly string[], readInput: () => string): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: 'string', default: 'text' }, now: { type: 'string' } },
    });
    const { format } = values;
    const now = values.now === undefined ? Date.now() : Date.parse(values.now);
    if (format !== 'text' && format !== 'json')
      return `--format: ${format}. Accettato: text, json.`;
    if (Number.isNaN(now)) return `--now: ${values.now} non è un istante.`;
    if (positionals.length > 1) return 'La richiesta è una sola: un bambino oppure un elenco.';
    const request = positionals[0] ?? readInput();
    return request.trim() === '' ? 'Manca la richiesta.' : { format, now, request };
  } catch {
    return `Non capisco questi argomenti: ${args.join(' ')}`;
  }
}

/** What the quote needs of the content: facts, open questions and words. */
export function readMaterial(files: ContentFiles): Material {
  const locale = readSite(files).locales[0]?.id ?? '';
  const content = readSiteContent(files, locale);
  const { i18n, formats } = createTranslator(content.locale.language, content.texts);
  addTexts(i18n, 'quote', withoutNotes(files.get(`texts/${locale}/quote.json`) ?? {}) as object);
  const texts = filledTexts<QuoteTexts>(i18n, 'quote', content.facts);
  const regulations = readPageContent(files, locale, 'economic-regulations');
  const titles = Object.entries((regulations.texts as RegulationsTexts).sections);
  const sections = Object.fromEntries(titles.map(([id, { title }]) => [id, title]));
  const { questions } = files.get('questions.json') as unknown as Questions;
  return {
    facts: content.facts,
    questions: Object.entries(questions).map(([id, question]) => ({ id, ...question })),
    words: { texts, formats, sections: sections as Record<Section, string> },
  };
}

const CHILD = 'quote-request.schema.json#/definitions/child';
/** Whether a venue exists is a question for the price list. */
const NO_NAMES: References = { names: new Map(), pageTexts: [], facts: {} };

function requestShape(): RequestShape {
  const { definitions } = JSON.parse(readFileSync(`${SCHEMAS}/quote-request.schema.json`, 'utf8'));
  const schemas = readSchemaSet(SCHEMAS);
  const errors = (child: unknown) => schemas.errors(CHILD, child as Json, NO_NAMES);
  return { errors, fields: Object.keys(definitions.child.properties) };
}

/** `421.00` in JSON: two decimals, which a number of JavaScript would lose. */
function euroWithCents(cents: number): unknown {
  const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };
  return rawJSON((cents / 100).toFixed(2));
}

/** Nothing is waited for from somebody who types. */
function standardInput(): string {
  return process.stdin.isTTY ? '' : readFileSync(0, 'utf8');
}

/** The whole command, with its exit code. */
export function run(args: readonly string[]): number {
  const { code, out, err } = output(args, standardInput);
  if (out) console.log(out);
  if (err) console.error(err);
  return code;
}
