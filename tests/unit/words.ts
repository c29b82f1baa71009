// The texts of the made-up camp, as its pages read them.
import { createI18n } from '../../src/i18n/create-i18n.ts';
import { filledPage, filledSite } from '../../src/i18n/filled-content.ts';
import { createFormats, type FormatName } from '../../src/i18n/format.ts';
import { campFiles } from '../camp.ts';

const { texts: layout } = filledSite(campFiles, 'it');
const { texts: staff } = filledPage(campFiles, 'it', 'members');
const i18n = createI18n('it-IT', { layout, staff });
const formats = createFormats('it-IT', layout);

export const staffWords = i18n.getFixedT<['staff', 'layout']>(null, ['staff', 'layout']);

export function write(format: FormatName, value: unknown): string {
  return formats[format].format(value);
}
