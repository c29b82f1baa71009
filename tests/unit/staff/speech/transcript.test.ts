import { expect, it } from 'vitest';
import { type Phrase, wordsHeard } from '../../../../src/staff/speech/transcript.ts';

const final = (text: string, confidence = 0.9): Phrase => ({ text, isFinal: true, confidence });
const interim = (text: string): Phrase => ({ text, isFinal: false, confidence: 0 });

it.each<[string, Phrase[], string]>([
  ['nothing heard', [], ''],
  ['one guess', [interim('ciao')], 'ciao'],
  [
    'final phrases and a guess',
    [final('oggi '), final(' caccia al tesoro'), interim('nel')],
    'oggi caccia al tesoro nel',
  ],
  [
    'repeats that Android calls final',
    [final('oggi', 0), final('oggi caccia', 0), final('oggi caccia al tesoro')],
    'oggi caccia al tesoro',
  ],
  ['a repeat with another capital', [final('Oggi', 0), final('oggi piscina')], 'oggi piscina'],
  [
    'a final said again with confidence 0',
    [final('oggi piscina'), final('oggi piscina', 0)],
    'oggi piscina',
  ],
  [
    'Safari, whose finals all have confidence 0',
    [final('oggi piscina', 0), final('domani parco', 0)],
    'oggi piscina domani parco',
  ],
  [
    'a word that is only the start of another',
    [final('sole', 0), final('soleggiato')],
    'sole soleggiato',
  ],
  ['the same word said twice', [final('viva'), final('viva')], 'viva viva'],
])('hears %s', (_, phrases, text) => {
  expect(wordsHeard(phrases).join(' ')).toBe(text);
});
