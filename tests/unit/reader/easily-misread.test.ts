import { describe, expect, it } from 'vitest';
import { readers } from './camp.ts';

/** A sentence, its value and the verdict on it. */
const SENTENCES = [
  ['L’open day di SC Ostiense è il 18 maggio.', '18 maggio', 'differs'],
  ['Il 9 giugno è un martedì.', '9 giugno', 'differs'],
  ['L’iscrizione si fa entro il venerdì prima.', 'venerdì', 'differs'],
  ['Il campus è stato fondato nel 1998.', '1998', 'differs'],
  ['C’è uno spettacolo ogni settimana.', 'ogni settimana', 'differs'],
  ['La domenica la segreteria è chiusa.', 'domenica', 'differs'],
  ['La catena parte da quattro bambini.', 'quattro', 'differs'],
  ['Un giorno singolo costa trenta euro.', 'trenta euro', 'differs'],
  ['Si entra dalle 7:30.', '7:30', 'equal'],
] as const;

/** Sentences about the last day of the chain, which name neither the season nor the camp. */
const CHAIN = [
  ['it', 'L’ultimo giorno di luglio si paga la catena.'],
  ['it', 'La catena si chiude il 31 luglio.'],
  ['en', 'The chain closes on the last day of July.'],
  ['en', 'The chain closes on 5 September.'],
] as const;

describe('sentences that are easily misread', () => {
  it.each(CHAIN)('names the deadline of the chain, %s: %s', (language, text) => {
    const found = readers[language](text).map(({ verdict, fact }) => [verdict, fact?.path]);
    expect(found).toEqual([['differs', 'discounts.chain.deadline.date']]);
  });

  it.each(SENTENCES)('%s', (text, found, verdict) => {
    const claims = readers
      .it(text)
      .map(({ start, end, verdict: is }) => [text.slice(start, end), is]);
    expect(claims).toContainEqual([expect.stringContaining(found), verdict]);
  });

  it.each([
    '9 anni',
    'In acqua un’ora e mezza, dalle 10:30 a mezzogiorno.',
    'Si divide la merenda: chi si è conosciuto si cerca la mattina dopo.',
  ])('suggests no absurd correction for «%s»', (text) => {
    expect(readers.it(text).filter(({ verdict }) => verdict === 'differs')).toEqual([]);
  });
});
