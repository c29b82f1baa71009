import { expect, it } from 'vitest';
import { countdownLeaves, countdownSentence } from '../../../../src/pages/home/countdown-leaves.ts';

const left = { days: 11, hours: 1, minutes: 0, seconds: 59 };
const words = {
  label: 'Tempo che resta',
  days: { one: 'giorno', other: 'giorni' },
  hours: { one: 'ora', other: 'ore' },
  minutes: { one: 'minuto', other: 'minuti' },
  seconds: { one: 'secondo', other: 'secondi' },
  sentence: '{{days}}, {{hours}} e {{minutes}}',
};
const leaves = countdownLeaves(left, words, 'it-IT');

it('writes each unit with its word', () => {
  expect(leaves).toEqual([
    { id: 'days', value: '11', label: 'giorni' },
    { id: 'hours', value: '1', label: 'ora' },
    { id: 'minutes', value: '0', label: 'minuti' },
    { id: 'seconds', value: '59', label: 'secondi' },
  ]);
});

it('says the same in a sentence, without the seconds', () => {
  expect(countdownSentence(leaves, words)).toBe('11 giorni, 1 ora e 0 minuti');
});
