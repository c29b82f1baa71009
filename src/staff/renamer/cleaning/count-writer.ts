import { fillIn } from '../../../content/placeholders.ts';
import { pluralForm } from '../../../i18n/plural.ts';
import type { CountWriter } from '../renamer-texts.ts';

/** @param language BCP 47 tag, such as `it-IT` */
export function createCountWriter(
  language: string,
  number: (count: number) => string,
): CountWriter {
  return {
    number,
    counted: (forms, count) => fillIn(pluralForm(language, count, forms), { total: number(count) }),
  };
}
