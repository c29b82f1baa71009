import type { ContentFiles } from './content.ts';
import { withoutNotes } from './facts.ts';
import { type Json, plain } from './json.ts';
import { withVenues } from './scope.ts';
import { worded } from './sentences.ts';
import type { Facts, Questions, QuoteTexts, RegulationsTexts } from './types.ts';

type Question = Questions['questions'][string];

/** A contradiction that is still open: the fact, what families read of it, and what pages say instead. */
export interface DisputedFact extends Partial<Pick<Question, 'format' | 'values'>> {
  readonly fact: string;
  readonly pages: readonly string[];
  readonly what?: string;
}

/** What a quote needs in words, whoever shows it; texts still hold their placeholders. */
export interface QuoteContent {
  readonly texts: QuoteTexts;
  /** Titles of the sections of the regulations, by their anchor. */
  readonly sections: RegulationsTexts['sections'];
  readonly disputed: readonly DisputedFact[];
}

const REGULATIONS = 'economic-regulations';

/**
 * @param facts as the page shows them that quotes
 * @throws RangeError when a file is not there
 */
export function readQuoteContent(
  files: ContentFiles,
  localeId: string,
  facts: Facts,
): QuoteContent {
  const { questions } = read<Questions>(files, 'questions.json');
  const texts = <T>(id: string) =>
    worded(read<Json>(files, `texts/${localeId}/${id}.json`), plain(withVenues(facts))) as T;
  return {
    texts: texts<QuoteTexts>('quote'),
    sections: texts<RegulationsTexts>(REGULATIONS).sections,
    disputed: Object.values(questions).map(({ fact, format, notice, values }) => ({
      fact,
      pages: values.flatMap(({ pages }) => pages),
      ...(notice?.[localeId] && { what: notice[localeId] }),
      ...(format && { format, values }),
    })),
  };
}

function read<T>(files: ContentFiles, path: string): T {
  const value = files.get(path);
  if (value === undefined) throw new RangeError(`no content file ${path}`);
  return withoutNotes(value) as T;
}
