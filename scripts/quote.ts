// npm run quote: prices a request, with every step explained.
import { readFileSync } from 'node:fs';
import { addOurFormats } from '../src/check/schema/formats.ts';
import {
  type ContentFiles,
  readQuestions,
  readSite,
  readSiteContent,
} from '../src/content/content.ts';
import { createI18n } from '../src/i18n/create-i18n.ts';
import { filledQuote } from '../src/i18n/filled-content.ts';
import { createFormats } from '../src/i18n/format.ts';
import type { PriceFacts } from '../src/pricing/price-facts.ts';
import { quote } from '../src/pricing/quote.ts';
import { type NamedQuestion, refusalOf, responseOf } from '../src/pricing/quote-response.ts';
import { type QuoteWords, quoteText } from '../src/pricing/quote-text.ts';
import { parseRequest } from '../src/pricing/request/parse-request.ts';
import { problemText, QuoteError, type QuoteProblem } from '../src/pricing/request/problem.ts';
import { requestShape } from '../src/pricing/request/request-shape.ts';
import { filesAt } from '../src/time/in-force.ts';
import { readArguments } from './project/arguments.ts';
import { CommandError } from './project/command-error.ts';
import { type Output, outcome, print, siteLanguage } from './project/content-command.ts';
import { CONTENT, SCHEMAS } from './project/paths.ts';
import { requestSchemas } from './project/request-schemas.ts';
import { checkContent } from './site/vite/validated-content.ts';

const USAGE = `Uso: npm run quote -- [--format text|json] [--now ISTANTE] [--language LINGUA] '{ "venue": "sport-city", "timeBand": "full", "weeks": 4 }'
  --format   text (si legge) oppure json (schemas/quote-response.schema.json); senza, text
  --now      il momento del preventivo, per esempio 2025-05-20T10:00:00+02:00; senza, adesso
  --language la lingua delle parole, per esempio en; senza, la prima del sito
La richiesta (schemas/quote-request.schema.json) è un bambino o un elenco di bambini; senza, si legge quella che arriva con «<» o «|».
Esce con 0 se il preventivo c'è, 2 se il comando o la richiesta non vanno, 1 se non vanno i contenuti.`;

export interface Options {
  readonly format: 'text' | 'json';
  readonly now: number;
  readonly request: string;
  /** The id of a language; by default the site's first. */
  readonly language?: string | undefined;
}

export interface Material {
  readonly facts: PriceFacts;
  readonly questions: readonly NamedQuestion[];
  readonly words: QuoteWords;
}

/** Answers a request, or says what is wrong with it. */
export function answer({ request, now, format }: Options, material: Material): Output {
  const { facts, questions, words } = material;
  try {
    const shape = requestShape(requestSchemas(), addOurFormats);
    const result = quote(parseRequest(request, shape), facts, { now, questions });
    const out = format === 'json' ? responseOf(result) : quoteText(result, words);
    return { code: 0, out, err: '' };
  } catch (error) {
    if (!(error instanceof QuoteError)) throw error;
    const { t } = words;
    const sentence = (problem: QuoteProblem) => problemText(problem, t);
    const lines = error.problems.map((problem) => `  ${sentence(problem)}`);
    const out = format === 'json' ? refusalOf(error.problems, sentence) : '';
    return { code: 2, out, err: [t('refused'), ...lines].join('\n') };
  }
}

/** Arguments and standard input → output. */
export function run(
  args: readonly string[],
  readInput: () => string = standardInput,
  content: string = CONTENT,
): Output {
  return outcome(USAGE, () => {
    const options = readOptions(args, readInput);
    const { project } = checkContent(content, SCHEMAS);
    const files = filesAt(project.contentFiles, options.now);
    return answer(options, readMaterial(files, options.language));
  });
}

function readOptions(args: readonly string[], readInput: () => string): Options {
  const { values, positionals } = readArguments(args, OPTIONS, 1);
  const { format = 'text' } = values;
  const now = values.now === undefined ? Date.now() : Date.parse(values.now);
  if (format !== 'text' && format !== 'json')
    throw new CommandError(`Il formato «${format}» non esiste: scrivete text oppure json.`, 2);
  if (Number.isNaN(now))
    throw new CommandError(
      `«${values.now}» non è un momento: dopo --now scrivetelo come 2025-05-20T10:00:00+02:00.`,
      2,
    );
  const request = positionals[0] ?? readInput();
  if (request.trim() === '')
    throw new CommandError('Manca la richiesta: scrivetela fra apici, come nell’esempio.', 2);
  return { format, now, request, language: values.language };
}

const OPTIONS = {
  format: { type: 'string' },
  now: { type: 'string' },
  language: { type: 'string' },
} as const;

/** What the quote needs from the content: facts, open questions and words. */
export function readMaterial(files: ContentFiles, typed?: string): Material {
  const locale = siteLanguage(readSite(files), typed);
  const content = readSiteContent(files, locale);
  const { language } = content.locale;
  const { texts, sections } = filledQuote(files, locale);
  const { questions } = readQuestions(files);
  return {
    facts: content.facts,
    questions: Object.entries(questions).map(([id, question]) => ({
      id,
      ...question,
      pages: question.values.flatMap(({ pages }) => pages),
    })),
    words: {
      t: createI18n(language, { quote: texts }).getFixedT(null, 'quote'),
      formats: createFormats(language, content.texts),
      sections,
    },
  };
}

/** Does not wait for somebody to type. */
function standardInput(): string {
  return process.stdin.isTTY ? '' : readFileSync(0, 'utf8');
}

if (import.meta.main) print(run(process.argv.slice(2)));
