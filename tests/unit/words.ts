// The texts of the made-up camp, as its pages read them.
import { createI18n } from '../../src/i18n/create-i18n.ts';
import { filledPage, filledSite } from '../../src/i18n/filled-content.ts';
import { createFormats, type FormatName } from '../../src/i18n/format.ts';
import { campFiles } from '../camp.ts';

const { texts: layout } = filledSite(campFiles, 'it');
const { texts: members } = filledPage(campFiles, 'it', 'members');
const i18n = createI18n('it-IT', { layout, members });
const formats = createFormats('it-IT', layout);

export const membersWords = i18n.getFixedT<['members', 'layout']>(null, ['members', 'layout']);

export function write(format: FormatName, value: unknown): string {
  return formats[format].write(value);
}
