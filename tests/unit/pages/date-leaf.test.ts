import { expect, test } from 'vitest';
import { createFormats } from '../../../src/i18n/format.ts';
import { dateLeaf } from '../../../src/pages/shared/date-leaf.ts';

const formats = createFormats('it-IT', { terms: {}, age: { whole: '', half: '' } });
const write: Parameters<typeof dateLeaf>[1] = (format, value) => formats[format].write(value);

test('writes the day large, month and year below it', () => {
  expect(dateLeaf('2031-05-31', write)).toMatchObject({ value: '31', label: 'maggio 2031' });
});

test('writes the first days without a zero', () => {
  expect(dateLeaf('2031-06-09', write)).toMatchObject({ value: '9', label: 'giugno 2031' });
});
