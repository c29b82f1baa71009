import { eachText, type Json, valueAt } from '../../../src/content/json.ts';
import type { Mutation, Original } from './mutation.ts';
import type { Random } from './random.ts';
import { officialFacts } from './typed-slips.ts';
import { near, WRITERS } from './written-forms.ts';

interface Sentence {
  readonly fact: string;
  readonly format: string;
  readonly before: string;
  readonly after: string;
}

/** Sentences that a manager adds by hand, each with one value. */
const SENTENCES: readonly Sentence[] = [
  {
    fact: 'prices.week',
    format: 'euro',
    before: 'Una settimana intera costa ',
    after: '.',
  },
  {
    fact: 'venues.scOstiense.prices.week',
    format: 'euro',
    before: 'A SC Ostiense pagate ',
    after: ' a settimana.',
  },
  {
    fact: 'prices.day',
    format: 'euro',
    before: 'Una giornata costa ',
    after: ', pranzo compreso.',
  },
  {
    fact: 'prices.halfDayWeek',
    format: 'euro',
    before: 'Mezza giornata per una settimana: ',
    after: '.',
  },
  {
    fact: 'fees.enrolment',
    format: 'euro',
    before: 'La quota d’iscrizione è di ',
    after: ' a bambino.',
  },
  {
    fact: 'agreements.rates.week',
    format: 'euro',
    before: 'In convenzione la settimana scende a ',
    after: '.',
  },
  {
    fact: 'season.start',
    format: 'date',
    before: 'Si comincia ',
    after: ' alle porte dell’estate.',
  },
  { fact: 'season.end', format: 'date', before: 'L’ultimo giorno è ', after: '.' },
  {
    fact: 'season.closures.august',
    format: 'dateRange',
    before: 'Ad agosto chiudiamo ',
    after: '.',
  },
  {
    fact: 'discounts.chain.deadline.date',
    format: 'date',
    before: 'La catena si chiude ',
    after: '.',
  },
  {
    fact: 'openDays.events.first.date',
    format: 'date',
    before: 'Il primo open day è ',
    after: '.',
  },
  {
    fact: 'hours.camp',
    format: 'timeRange',
    before: 'Siamo aperti con orario ',
    after: ', tutti i giorni feriali.',
  },
  {
    fact: 'hours.extendedExit',
    format: 'time',
    before: 'Con l’uscita prolungata restano fino alle ',
    after: '.',
  },
  {
    fact: 'hours.secretariat.weekdays',
    format: 'timeRange',
    before: 'La segreteria risponde ',
    after: '.',
  },
  {
    fact: 'discounts.siblings.percent',
    format: 'percent',
    before: 'Il secondo figlio ha lo sconto del ',
    after: '.',
  },
  {
    fact: 'discounts.chain.maxPercent',
    format: 'percent',
    before: 'La catena arriva al ',
    after: '.',
  },
  { fact: 'camp.age', format: 'ageRange', before: 'Accogliamo bambini e ragazzi: ', after: '.' },
  {
    fact: 'enrolment.certificateFromAge',
    format: 'age',
    before: 'Il certificato serve da ',
    after: ' compiuti.',
  },
  {
    fact: 'agreements.count',
    format: 'number',
    before: 'Le convenzioni sono ',
    after: ' enti, fra pubblici e privati.',
  },
  {
    fact: 'shows.count',
    format: 'number',
    before: 'In tutto mettiamo in scena ',
    after: ' spettacoli.',
  },
  {
    fact: 'contacts.secretariat.phone',
    format: 'phone',
    before: 'Per informazioni chiamate ',
    after: '.',
  },
  {
    fact: 'contacts.secretariat.email',
    format: 'email',
    before: 'Scrivete a ',
    after: ' quando volete.',
  },
];

const TIMES_EACH = 3;
const LONG_ENOUGH = 60;

/** A sentence with a value, added at the end of a text: each form, equal to the fact or close to it. */
export function sentenceSlips(original: Original, random: Random): Mutation[] {
  const facts = officialFacts(original);
  const homes = original
    .files('texts/')
    .flatMap((document) =>
      eachText(document.value ?? {}).flatMap(({ text, pointer }) =>
        text.length > LONG_ENOUGH && text.endsWith('.')
          ? [{ file: document.path, pointer, text }]
          : [],
      ),
    );
  return SENTENCES.flatMap((sentence) => {
    const value = valueAt(facts, sentence.fact.split('.'));
    if (value === undefined) throw new RangeError(`no fact ${sentence.fact}`);
    const values: [string, Json | undefined][] = [
      ['uguale', value],
      ['vicino', near(value, 1)],
    ];
    return values.flatMap(([kind, one]) =>
      (one === undefined ? [] : (WRITERS[sentence.format]?.(one, sentence) ?? [])).flatMap((form) =>
        random.sample(homes, TIMES_EACH).map((home): Mutation => {
          const added = `${home.text} ${sentence.before}${form.text}${sentence.after}`;
          const place = original.document(home.file).locate(home.pointer);
          return {
            sort: 'slip',
            kind: `frase con un valore, ${kind}: ${form.name}`,
            title: `${home.file}${home.pointer}: «…${sentence.before}${form.text}${sentence.after}»`,
            ...original.replace(place, JSON.stringify(added)),
          };
        }),
      ),
    );
  });
}
