import { expect, it } from 'vitest';
import { valueAt } from '../../../src/content/json.ts';
import { formPlace, formsFor } from '../../../src/studio/page/state-forms.ts';
import { withLanguage } from '../../translated-camp.ts';
import { studioOf } from './studio-of-content.ts';

const { studio } = studioOf(withLanguage('en', 'en'));
const STATE = { file: 'facts/care.json', pointer: '/collection/status' };

it('finds what pages say once a state is confirmed, in every language', () => {
  const forms = formsFor(studio, STATE);
  expect(new Set(forms.map(({ file }) => file.split('/')[1]))).toEqual(new Set(['it', 'en']));
  for (const { pointer } of forms) expect(pointer).toMatch(/\/forms\/confirmed$/);
  expect(formsFor(studio, { file: 'facts/prices.json', pointer: '/lagoBlu/week' })).toEqual([]);
});

it('goes to the form that was edited, or else to that of the current state', () => {
  const [first] = formsFor(studio, STATE);
  const file = first?.file ?? '';
  const sentence = first?.pointer.replace('/forms/confirmed', '') ?? '';
  expect(formPlace(studio, { file, pointer: sentence })).toBe(`${sentence}/forms/to-confirm`);
  const before = structuredClone(studio.values[file] ?? null);
  const forms = Object(valueAt(before, `${sentence}/forms`.split('/').slice(1)));
  forms.confirmed = 'Prima.';
  const edited = { ...studio, before: { [file]: before } };
  expect(formPlace(edited, { file, pointer: sentence })).toBe(first?.pointer);
});
