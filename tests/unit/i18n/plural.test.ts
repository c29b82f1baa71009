import { expect, it } from 'vitest';
import { pluralForm } from '../../../src/i18n/plural.ts';

const forms = { one: 'giorno', other: 'giorni' };

it.each([
  [0, 'giorni'],
  [1, 'giorno'],
  [2, 'giorni'],
  [11, 'giorni'],
  [1_000_000, 'giorni'],
])('counts %d %s in Italian', (count, form) => {
  expect(pluralForm('it-IT', count, forms)).toBe(form);
});

it('counts as each language does', () => {
  expect(pluralForm('fr-FR', 0, { one: 'jour', other: 'jours' })).toBe('jour');
});
