import { expect, it } from 'vitest';
import { editedFile } from '../../../src/author/edit.ts';
import { textsToWrite } from '../../../src/studio/page/parts/same-texts.ts';
import { withLanguage } from '../../translated-camp.ts';
import { studioOf } from './studio-of-content.ts';

const COPY = 'Il campus resta chiuso per la festa di paese';
const PLACES = [
  'texts/it/aquafun.json',
  'texts/it/relax.json',
  'texts/en/aquafun.json',
  'texts/en/relax.json',
];

const { studio } = studioOf(
  withLanguage('en', 'en-GB').map((source) =>
    PLACES.includes(source.path)
      ? editedFile(source, { op: 'set', pointer: '/gallery/text', value: COPY })
      : source,
  ),
);

it('asks once for the translation of a text that stands in several places', () => {
  const all = textsToWrite(studio, studio.findings).filter(({ text }) => text === COPY);
  expect(all.map(({ locale, findings }) => [locale, findings.length])).toEqual([['en', 2]]);
});

it('shows a translation with the values of its page in its own language', () => {
  const compared = studio.findings.flatMap((finding) => finding.compared ?? []);
  const english = compared.filter(({ locale }) => locale === 'en').map(({ text }) => text);
  expect(english).not.toEqual([]);
  expect(english.filter((text) => /\{\{(?!\$)| (?:gennaio|giugno|settembre) /.test(text))).toEqual(
    [],
  );
});
