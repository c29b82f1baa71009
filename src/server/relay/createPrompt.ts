import type { CitedFact } from '../../check/verify/verify-text.ts';
import {
  type ContentFiles,
  readInstruction,
  readSite,
  readSiteContent,
} from '../../content/content.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { createFiller } from '../../i18n/fill-texts.ts';
import { createFormats } from '../../i18n/format.ts';
import { romeToday } from '../../time/rome.ts';
import type { ChatMessage } from './provider/chatRequest.ts';

/** What the model is asked, made from the content; it holds no description yet. */
export interface Prompt {
  /** Visible characters. */
  readonly maxDescription: number;
  /**
   * @param now milliseconds since the epoch; the model is told the date in Rome
   * @param facts of which the description speaks
   */
  messages(description: string, now: number, facts?: readonly CitedFact[]): ChatMessage[];
}

const FENCE = '-----';

/**
 * Reads the instruction of the site's main language, with the limits filled in.
 * @throws RangeError when it asks for a value that nobody gives
 */
export function createPrompt(files: ContentFiles): Prompt {
  const locale = readSite(files).locales[0]?.id ?? '';
  const {
    facts,
    texts,
    locale: { language },
  } = readSiteContent(files, locale);
  const formats = createFormats(language, texts);
  const instruction = createFiller(language, formats)(readInstruction(files, locale), facts);
  const t = createI18n(language, { instruction }).getFixedT(null, 'instruction');
  const prompt: Prompt = {
    maxDescription: facts.generator.description.maxCharacters,
    messages(description, now, known = []) {
      const date = formats.numericDate.write(romeToday(now));
      const { before, after, facts } = t('material', { date });
      const told = known.map(({ label, written }) => `- ${label}: ${written}`);
      const right = told.length === 0 ? [] : ['', facts, ...told];
      const fenced = ['', before, FENCE, withoutFences(description), FENCE, after];
      return [
        { role: 'system', content: t('system', { date }).join('\n') },
        { role: 'user', content: [...t('user', { date }), ...right, ...fenced].join('\n') },
      ];
    },
  };
  prompt.messages('', 0);
  return prompt;
}

/** A line of dashes inside the description would end it for the model. */
function withoutFences(description: string): string {
  return description.replace(/^[ \t]*-{3,}[ \t]*$/gm, '–');
}
