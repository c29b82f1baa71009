import { expect, it } from 'vitest';
import { valueFilterOf } from '../../../src/reader/values/may-state.ts';
import { createValues } from '../../../src/reader/values/values-in.ts';

/** Sentences with values typed by hand, each in brackets: one for each way to write a value. */
const STATING = [
  'Una settimana costa [135 euro].',
  'Una settimana costa [€ 135].',
  'Una settimana costa [135 €].',
  '[Tre settimane]: [3] × [137,13 €].',
  'Una settimana costa [135.00 euro].',
  'Una settimana costa [centotrentacinque euro].',
  'Per l’estate intera servono [1.250 euro].',
  'Per l’estate intera servono [milleduecentocinquanta euro].',
  'L’uscita prolungata costa [cinque euro] al giorno.',
  'Da [95] a [135 euro] secondo l’orario.',
  'La quota è di [dieci euro], una volta sola.',
  'La differenza è di [0,60 €].',
  'Si comincia il [9 giugno].',
  'Si comincia il [9 giugno 2025].',
  'Si comincia [lunedì 9 giugno].',
  'Si comincia [lunedì 9 giugno 2025].',
  'Si comincia il [1º giugno].',
  'Si comincia il [primo giugno].',
  'Si finisce il [dodici settembre].',
  'Si comincia il [9 giu. 2025].',
  'Il campus va dal [9 giugno al 12 settembre].',
  'Il campus va da [lunedì 9 giugno a venerdì 5 settembre].',
  'Il campus va dal [9 al 12].',
  'La chiusura è [11-15 agosto].',
  'La chiusura va dal [9 al 12 settembre].',
  'Ci vediamo il [14] e il [21 maggio].',
  'La formazione comincia il [31/3].',
  'La scadenza è il [31/05/2025].',
  'La scadenza è il [2025-05-31].',
  'Dal [9/6 - 12/9] siamo aperti.',
  'Il testo è di [aprile 2025].',
  'È l’estate [2025].',
  'Siamo qui dal [1994].',
  'Si apre alle [7:30].',
  'Si chiude alle [17].',
  'Si chiude alle [17h].',
  'Siamo aperti dalle [7:30 alle 17].',
  'Siamo aperti dalle [9 alle 17].',
  'Siamo aperti [7.30-14.00].',
  'Uscita entro le [18].',
  'Il termine è alle [23:59:59].',
  'Si apre alle [sette e mezza].',
  'Si chiude alle [diciassette].',
  'Dalle [nove alle diciassette], ogni giorno.',
  'Alle [cinque e un quarto] si esce.',
  'Lo sconto è del [20%].',
  'Lo sconto è del [20 per cento].',
  'Lo sconto è del [venti per cento].',
  'Lo sconto è del [12,5%].',
  'Lo sconto va dall’[8] al [20%].',
  'Un genitore su cento? No, il [98%].',
  'Per bambini di [4-14] anni.',
  'Per bambini dai [4 ai 14] anni.',
  'Per bambini tra i [4 e i 14] anni.',
  'Per bambini dai [quattro ai quattordici] anni.',
  'Da [3 anni e mezzo] in su.',
  'Dai [7 anni] serve il certificato.',
  'Hanno almeno [16 anni].',
  'Lavoriamo da oltre [trent’anni].',
  'Pagate [4 settimane] insieme.',
  'Avvisate [24 ore] prima.',
  'Bastano [due giorni] di assenza.',
  'I dati restano [24 mesi].',
  'In elenco ci sono [23 enti].',
  'In elenco ci sono [ventitré enti].',
  'Il giardino ha [15.000 metri] quadri.',
  'Il giardino ha [15.000 mq].',
  'In scena vanno [sei spettacoli].',
  'Sono [sei grandi spettacoli] in una stagione.',
  'Abbiamo accolto [10.000 bambini].',
  'Abbiamo accolto [novemilanovecentonovantanove bambini].',
  'Lo sconto vale dal [2º figlio].',
  'Servono [due famiglie] diverse.',
  'Chiamate il [+39 06 0000 0001].',
  'Chiamate lo [06 0000 0001].',
  'Chiamate lo [0600000001].',
  'Chiamate il [333 1234567].',
  'Chiamate il [0039 06 0000 0001] subito.',
  'Scrivete a [segreteria@funvillage.example].',
  'Andate su [https://app-ios.funvillage.example/scarica].',
  'Andate su [www.funvillage.example].',
  'La festa del [martedì] è in piscina.',
  'Aperti dal [lunedì al sabato].',
  'Iscrizioni entro il [mercoledì] precedente.',
  'Il voto è [4,9 su 5].',
];

const mayState = valueFilterOf('it');
const valuesIn = createValues('it');

/** The bracketed parts, as offsets of the sentence without brackets. */
function bracketed(sentence: string): { start: number; end: number }[] {
  return [...sentence.matchAll(/\[([^\]]*)\]/g)].map(({ index, 1: typed = '' }, at) => {
    const start = index - 2 * at;
    return { start, end: start + typed.length };
  });
}

it.each(STATING)('finds a typed value in its place: %s', (sentence) => {
  const text = sentence.replace(/[[\]]/g, '');
  const values = valuesIn(text);
  const missed = bracketed(sentence).filter(
    ({ start, end }) => !values.some((value) => value.start < end && value.end > start),
  );
  expect([mayState(text), missed]).toEqual([true, []]);
});

it.each(['Vi aspettiamo in piscina!', 'Si gioca tutti insieme, e poi si mangia.'])(
  'finds nothing in most texts: %s',
  (text) => expect(mayState(text)).toBe(false),
);
