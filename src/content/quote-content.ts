import type { ContentFiles } from './content.ts';
import { withoutNotes } from './facts.ts';
import { type Json, plain } from './json.ts';
import { worded } from './sentences.ts';
import type { Facts, Questions, QuoteTexts, RegulationsTexts } from './types.ts';

/** What a quote needs in words, whoever shows it; texts still hold their placeholders. */
export interface QuoteContent {
  readonly texts: QuoteTexts;
  /** Titles of the sections of the regulations, by their anchor. */
  readonly sections: RegulationsTexts['sections'];
  /** The contradictions that are still open: the fact, and the pages that say something else. */
  readonly disputed: readonly { readonly fact: string; readonly pages: readonly string[] }[];
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
    worded(read<Json>(files, `texts/${localeId}/${id}.json`), plain(facts)) as T;
  return {
    texts: texts<QuoteTexts>('quote'),
    sections: texts<RegulationsTexts>(REGULATIONS).sections,
    disputed: Object.values(questions).map(({ fact, values }) => ({
      fact,
      pages: values.flatMap(({ pages }) => pages),
    })),
  };
}

function read<T>(files: ContentFiles, path: string): T {
  const value = files.get(path);
  if (value === undefined) throw new RangeError(`no content file ${path}`);
  return withoutNotes(value) as T;
}
