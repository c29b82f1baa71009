import {
  createFormats as createPlainFormats,
  type Format,
  type Formats,
  type FormatWords,
  listed as plainListed,
} from '../../i18n/format.ts';
import { trace } from './given-content.ts';

/** In the place of the one in `src/i18n`: the same written forms, with the mark of the fact that was read. */
export function createFormats(language: string, words: FormatWords): Formats {
  const formats = Object.entries(createPlainFormats(language, words)).map(
    ([name, format]: [string, Format]) => [
      name,
      { ...format, write: (value: unknown) => mark(value, format.write(value)) },
    ],
  );
  return Object.fromEntries(formats);
}

export const listed = plainListed;

function mark(value: unknown, text: string): string {
  return trace()?.mark(value, text) ?? text;
}
