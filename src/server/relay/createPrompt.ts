import {
  type ContentFiles,
  readInstruction,
  readSite,
  readSiteContent,
} from '../../content/content.ts';
import { fillIn } from '../../content/placeholders.ts';
import type { GeneratorInstruction } from '../../content/types.ts';
import { addTexts, createTranslator, filledTexts } from '../../i18n/create-i18n.ts';
import { romeToday } from '../../time/rome.ts';
import type { ChatMessage } from './provider/chatRequest.ts';

/** What the model is asked, made from the content; it holds no description yet. */
export interface Prompt {
  /** Visible characters. */
  readonly maxDescription: number;
  /** @param now milliseconds since the epoch; the model is told the date in Rome */
  messages(description: string, now: number): ChatMessage[];
}

const NAMESPACE = 'generator';
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
  const { i18n, formats } = createTranslator(language, texts);
  addTexts(i18n, NAMESPACE, readInstruction(files, locale));
  const { system, user, material } = filledTexts<GeneratorInstruction>(i18n, NAMESPACE, facts);
  const prompt: Prompt = {
    maxDescription: facts.generator.description.maxCharacters,
    messages(description, now) {
      const date = formats.numericDate.write(romeToday(now));
      const lines = (texts: readonly string[]) => texts.map((text) => fillIn(text, { date }));
      const [before = '', after = ''] = lines([material.before, material.after]);
      const fenced = ['', before, FENCE, withoutFences(description), FENCE, after];
      return [
        { role: 'system', content: lines(system).join('\n') },
        { role: 'user', content: [...lines(user), ...fenced].join('\n') },
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
