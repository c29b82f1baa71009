import {
  type ContentFiles,
  readInstruction,
  readSite,
  readSiteContent,
} from '../content/content.ts';
import type { GeneratorInstruction } from '../content/types.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { createFiller } from '../i18n/fill-texts.ts';
import { createFormats, type FormatWords } from '../i18n/format.ts';
import { romeDateAt } from '../time/rome.ts';
import type { CitedFact } from '../verify/claim.ts';

/** A message of the chat-completions protocol. */
export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** The prompt, made from the content; the description is added per request. */
export interface Prompt {
  /** In visible characters. */
  readonly maxDescription: number;
  /**
   * @param now milliseconds since the epoch; the prompt states the date in Rome
   * @param facts that the description mentions
   */
  messages(description: string, now: number, facts?: readonly CitedFact[]): ChatMessage[];
}

const FENCE = '-----';
const FENCE_LINE = /^\p{Dash}{3,}$/u;
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** White space, control and zero-width characters. */
const INVISIBLE = /[\p{Z}\p{C}]/gu;

/** The data of a prompt, which a build gives to every host. */
export interface PromptMaterial {
  /** BCP 47 tag. */
  readonly language: string;
  readonly words: FormatWords;
  /** With the limits filled in. */
  readonly instruction: GeneratorInstruction;
  readonly maxDescription: number;
}

/**
 * Reads the instruction of the site's main language, with the limits filled in.
 * @throws RangeError for a variable without a value
 */
export function promptMaterial(files: ContentFiles): PromptMaterial {
  const id = readSite(files).locales[0]?.id ?? '';
  const { facts, texts, locale } = readSiteContent(files, id);
  const { language } = locale;
  const fill = createFiller(language, createFormats(language, texts));
  const material = {
    language,
    words: { terms: texts.terms, age: texts.age },
    instruction: fill(readInstruction(files, id), facts),
    maxDescription: facts.generator.description.maxCharacters,
  };
  createPrompt(material).messages('', 0);
  return material;
}

export function createPrompt({
  language,
  words,
  instruction,
  maxDescription,
}: PromptMaterial): Prompt {
  const formats = createFormats(language, words);
  const t = createI18n(language, { instruction }).getFixedT(null, 'instruction');
  return {
    maxDescription,
    messages(description, now, known = []) {
      const date = formats.numericDate.format(romeDateAt(now));
      const { before, after, facts } = t('material', { date });
      const lines = known.map(({ label, written }) => `- ${label}: ${written}`);
      const right = lines.length === 0 ? [] : ['', facts, ...lines];
      const fenced = ['', before, FENCE, withoutFences(description), FENCE, after];
      return [
        { role: 'system', content: t('system', { date }).join('\n') },
        { role: 'user', content: [...t('user', { date }), ...right, ...fenced].join('\n') },
      ];
    },
  };
}

/** Replaces lines of dashes in the description, which the model would take for its end. */
function withoutFences(description: string): string {
  return description
    .split(LINE_ENDS)
    .map((line) => (FENCE_LINE.test(line.replace(INVISIBLE, '')) ? '–' : line))
    .join('\n');
}
