import { parsedFile } from './facts.ts';
import { asJsonObject, type Json } from './json.ts';
import { withVenues } from './scope.ts';
import { resolveSentences } from './sentences.ts';
import type { Facts, Questions, QuoteTexts, RegulationsTexts } from './types.ts';

type Question = Questions['questions'][string];

/** An open question: the fact, its description for families, and what pages show instead. */
export interface QuestionForQuotes extends Partial<Pick<Question, 'format' | 'values'>> {
  readonly fact: string;
  readonly pages: readonly string[];
  readonly what?: string;
}

/** The texts that every quote needs, with unfilled placeholders. */
export interface QuoteContent {
  readonly texts: QuoteTexts;
  /** The sections of the regulations with their titles, by anchor. */
  readonly sections: RegulationsTexts['sections'];
  readonly openQuestions: readonly QuestionForQuotes[];
}

const REGULATIONS = 'economic-regulations';

/**
 * @param facts as the estimate page shows them
 * @throws RangeError for a missing file
 */
export function readQuoteContent(
  files: ReadonlyMap<string, Json>,
  localeId: string,
  facts: Facts,
): QuoteContent {
  const { questions } = parsedFile<Questions>(files, 'questions.json');
  const texts = <T>(id: string) =>
    resolveSentences(
      parsedFile<Json>(files, `texts/${localeId}/${id}.json`),
      asJsonObject(withVenues(facts)),
    ) as T;
  return {
    texts: texts<QuoteTexts>('quote'),
    sections: texts<RegulationsTexts>(REGULATIONS).sections,
    openQuestions: Object.values(questions).map(({ fact, format, notice, values }) => ({
      fact,
      pages: values.flatMap(({ pages }) => pages),
      ...(notice?.[localeId] && { what: notice[localeId] }),
      ...(format && { format, values }),
    })),
  };
}
