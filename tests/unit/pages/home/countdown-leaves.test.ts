import { expect, it } from 'vitest';
import { countdownLeaves, countdownSentence } from '../../../../src/pages/home/countdown-leaves.ts';
import { textOf } from '../../../camp.ts';

const words = JSON.parse(textOf('texts/it/layout.json')).countdown;
const write = (_format: string, value: unknown) => String(value);
const left = { days: 11, hours: 1, minutes: 0, seconds: 59 };
const leaves = countdownLeaves(left, { words, language: 'it-IT', write });

it('writes each unit with its word', () => {
  expect(leaves).toEqual([
    { id: 'days', value: '11', label: words.days.other },
    { id: 'hours', value: '1', label: words.hours.one },
    { id: 'minutes', value: '0', label: words.minutes.other },
    { id: 'seconds', value: '59', label: words.seconds.other },
  ]);
});

it('says the same in a sentence, without the seconds', () => {
  expect(countdownSentence(leaves, words.sentence)).toBe('11 giorni, 1 ora e 0 minuti');
});
