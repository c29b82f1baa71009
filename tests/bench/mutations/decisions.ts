import type { Json } from '../../../src/content/json.ts';
import { camelCase } from '../../../src/content/paths.ts';
import type { Mutation, Original } from './mutation.ts';

interface Choice {
  readonly file: string;
  readonly pointer: string;
  readonly values: readonly Json[];
}

/**
 * Other sensible values of facts, each coherent with all the others: a price from which others begin
 * stays the lowest, a deadline on its weekday, the years of experience true. None is 1: «1 giorni» is
 * rightly told.
 */
const CHOICES: readonly Choice[] = [
  { file: 'facts/prices.json', pointer: '/week', values: [128, 130, 132.5, 137, 138] },
  { file: 'facts/prices.json', pointer: '/halfDayWeek', values: [90, 92, 97, 100] },
  { file: 'facts/prices.json', pointer: '/day', values: [32, 33.5, 34, 34.5] },
  { file: 'facts/prices.json', pointer: '/halfDay', values: [22, 23, 25, 26] },
  { file: 'facts/venues.json', pointer: '/scOstiense/prices/week', values: [141, 142.5, 145, 150] },
  { file: 'facts/fees.json', pointer: '/enrolment', values: [8, 9, 11, 12, 15] },
  { file: 'facts/fees.json', pointer: '/extendedExitDay', values: [4, 6, 7] },
  { file: 'facts/fees.json', pointer: '/extendedExitWeek', values: [12, 14, 16, 18] },
  { file: 'facts/agreements.json', pointer: '/rates/enrolment', values: [4, 6, 7] },
  { file: 'facts/agreements.json', pointer: '/rates/week', values: [105, 108, 112, 115] },
  { file: 'facts/agreements.json', pointer: '/rates/halfDayWeek', values: [75, 78, 82, 85] },
  { file: 'facts/agreements.json', pointer: '/rates/day', values: [28, 29, 31, 32] },
  { file: 'facts/agreements.json', pointer: '/rates/halfDay', values: [18, 19, 21, 22] },
  { file: 'facts/discounts.json', pointer: '/siblings/percent', values: [5, 8, 12, 15] },
  { file: 'facts/discounts.json', pointer: '/advancePayment/percent', values: [3, 4, 6, 8] },
  {
    file: 'facts/discounts.json',
    pointer: '/chain/deadline/date',
    values: ['2025-05-17', '2025-05-24', '2025-06-07'],
  },
  { file: 'facts/discounts.json', pointer: '/chain/minDays', values: [4, 6] },
  { file: 'facts/enrolment.json', pointer: '/certificateFromAge', values: [6, 8] },
  { file: 'facts/enrolment.json', pointer: '/illnessDays', values: [3, 4, 5] },
  {
    file: 'facts/enrolment.json',
    pointer: '/deadline/time',
    values: ['18:00:00', '20:00:00', '12:00:00'],
  },
  {
    file: 'facts/hours.json',
    pointer: '/secretariat/weekdays/to',
    values: ['17:30', '18:30', '19:00'],
  },
  { file: 'facts/season.json', pointer: '/end', values: ['2025-08-29'] },
  {
    file: 'facts/camp.json',
    pointer: '/relaxAreaSquareMetres',
    values: [12000, 14500, 16000, 20000],
  },
  { file: 'facts/camp.json', pointer: '/founded', values: [1991, 1992, 1995] },
  { file: 'facts/staff.json', pointer: '/photos/minPerDay', values: [4, 6, 8, 10] },
  { file: 'facts/staff.json', pointer: '/photos/uploadBy', values: ['18:30', '20:00', '21:00'] },
  { file: 'facts/staff.json', pointer: '/absenceNoticeHours', values: [12, 36, 48] },
  { file: 'facts/staff.json', pointer: '/entertainers/minAge', values: [17, 18] },
  { file: 'facts/staff.json', pointer: '/villageHeads/minAge', values: [22, 23, 26, 28] },
  { file: 'facts/venues.json', pointer: '/sportCity/positions', values: [12, 15, 16] },
  { file: 'facts/venues.json', pointer: '/scOstiense/positions', values: [16, 17, 20] },
];

/** A fact with another sensible value. */
export interface Decision extends Mutation {
  /** Path of the fact. */
  readonly fact: string;
}

export function decisions(original: Original): Decision[] {
  return CHOICES.flatMap(({ file, pointer, values }) =>
    values.map((value): Decision => {
      const place = original.document(file).locate(pointer);
      const typed = JSON.stringify(value);
      const fact = camelCase(file.replace(/^facts\/|\.json$/g, '')) + pointer.replaceAll('/', '.');
      return {
        sort: 'harmless',
        kind: 'dato cambiato',
        title: `${fact}: ${typed}`,
        fact,
        changes: { fact },
        ...original.replace(place, typed),
      };
    }),
  );
}
