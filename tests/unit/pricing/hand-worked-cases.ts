import type { MainDiscount, Section } from '../../../src/pricing/regulations.ts';
import type { ChildRequest } from '../../../src/pricing/request/request.ts';
import { halfDay, ostiense, sportCity } from './requests.ts';

/** Section of the regulations, the sum on paper, the request, euro to pay, main discount. */
export type Case = readonly [Section, string, ChildRequest, number, MainDiscount | 'none'];

const four = { weeks: 4, advanceWeeks: 4 };

const RATES: Case[] = [
  ['tariffe', '135 + 10', sportCity({ weeks: 1 }), 145, 'none'],
  [
    'tariffe',
    '135, enrolment already paid',
    sportCity({ weeks: 1, enrolment: false }),
    135,
    'none',
  ],
  ['tariffe', '3 × 135 + 10', sportCity({ weeks: 3 }), 415, 'none'],
  ['tariffe', '12 × 135 + 10', sportCity({ weeks: 12 }), 1630, 'none'],
  ['tariffe', '95 + 10', halfDay({ weeks: 1 }), 105, 'none'],
  ['tariffe', '4 × 95 + 10', halfDay({ weeks: 4 }), 390, 'none'],
  ['tariffe', '35 + 10', sportCity({ days: 1 }), 45, 'none'],
  ['tariffe', '4 × 35 + 10', sportCity({ days: 4 }), 150, 'none'],
  ['tariffe', '24 + 10', halfDay({ days: 1 }), 34, 'none'],
  ['tariffe', '3 × 24 + 10', halfDay({ days: 3 }), 82, 'none'],
  ['tariffe', '2 × 135 + 3 × 35 + 10', sportCity({ weeks: 2, days: 3 }), 385, 'none'],
  ['tariffe', '2 × 95 + 2 × 24 + 10', halfDay({ weeks: 2, days: 2 }), 248, 'none'],
  ['tariffe', '139 + 10', ostiense({ weeks: 1 }), 149, 'none'],
  ['tariffe', '4 × 139 + 10', ostiense({ weeks: 4 }), 566, 'none'],
  ['tariffe', '2 × 35 + 10', ostiense({ days: 2 }), 80, 'none'],
  ['tariffe', '139 + 35', ostiense({ weeks: 1, days: 1, enrolment: false }), 174, 'none'],
  ['tariffe', 'enrolment alone: 10', sportCity(), 10, 'none'],
  ['tariffe', '135 + 15 + 10', sportCity({ weeks: 1, extendedExitWeeks: 1 }), 160, 'none'],
  [
    'tariffe',
    '2 × 135 + 15 + 2 × 5 + 10',
    sportCity({ weeks: 2, extendedExitWeeks: 1, extendedExitDays: 2 }),
    305,
    'none',
  ],
  ['tariffe', '2 × 35 + 2 × 5 + 10', sportCity({ days: 2, extendedExitDays: 2 }), 90, 'none'],
  ['tariffe', '3 × 139 + 3 × 15 + 10', ostiense({ weeks: 3, extendedExitWeeks: 3 }), 472, 'none'],
  ['tariffe', '139 + 3 × 5 + 10', ostiense({ weeks: 1, extendedExitDays: 3 }), 164, 'none'],
];

const second = { siblingOrder: 2 };

const SIBLINGS: Case[] = [
  ['sconti', 'first child: 135 + 10', sportCity({ weeks: 1, siblingOrder: 1 }), 145, 'none'],
  ['sconti', '121.50 → 122 + 10', sportCity({ weeks: 1, ...second }), 132, 'siblings'],
  ['sconti', 'third child alike', sportCity({ weeks: 1, siblingOrder: 3 }), 132, 'siblings'],
  ['sconti', '243 + 10', sportCity({ weeks: 2, ...second }), 253, 'siblings'],
  ['sconti', '85.50 → 86 + 10', halfDay({ weeks: 1, ...second }), 96, 'siblings'],
  ['sconti', '31.50 → 32 + 10', sportCity({ days: 1, ...second }), 42, 'siblings'],
  ['sconti', '21.60 → 22 + 10', halfDay({ days: 1, ...second }), 32, 'siblings'],
  ['sconti', '125.10 → 126 + 10', ostiense({ weeks: 1, ...second }), 136, 'siblings'],
  [
    'sconti',
    '250.20 + 31.50 → 282 + 10',
    ostiense({ weeks: 2, days: 1, ...second }),
    292,
    'siblings',
  ],
  [
    'sconti',
    'weekly supplement too: 121.50 + 13.50 + 10',
    sportCity({ weeks: 1, extendedExitWeeks: 1, ...second }),
    145,
    'siblings',
  ],
  [
    'sconti',
    'not the daily one: 121.50 + 10 → 132 + 10',
    sportCity({ weeks: 1, extendedExitDays: 2, ...second }),
    142,
    'siblings',
  ],
  [
    'sconti',
    'not the daily one: 63 + 10',
    sportCity({ days: 2, extendedExitDays: 2, enrolment: false, ...second }),
    73,
    'siblings',
  ],
  ['sconti', 'never the enrolment: 10', sportCity(second), 10, 'none'],
];

const chain = (chainChildren: number, rest: Partial<ChildRequest> = {}) => ({
  chainChildren,
  ...rest,
});

const CHAIN: Case[] = [
  ['sconti', 'alone, no chain: 135 + 10', sportCity({ weeks: 1, ...chain(1) }), 145, 'none'],
  ['sconti', '8 %: 124.20 → 125 + 10', sportCity({ weeks: 1, ...chain(2) }), 135, 'chain'],
  ['sconti', '12 %: 118.80 → 119 + 10', sportCity({ weeks: 1, ...chain(3) }), 129, 'chain'],
  ['sconti', '16 %: 113.40 → 114 + 10', sportCity({ weeks: 1, ...chain(4) }), 124, 'chain'],
  ['sconti', '20 %: 108 + 10', sportCity({ weeks: 1, ...chain(5) }), 118, 'chain'],
  ['sconti', 'six, no more than 20 %', sportCity({ weeks: 1, ...chain(6) }), 118, 'chain'],
  ['sconti', 'thirty, no more than 20 %', sportCity({ weeks: 1, ...chain(30) }), 118, 'chain'],
  ['sconti', '111.20 → 112 + 10', ostiense({ weeks: 1, ...chain(5) }), 122, 'chain'],
  ['sconti', '2 × 76 + 10', halfDay({ weeks: 2, ...chain(5) }), 162, 'chain'],
  [
    'sconti',
    '2 × 122.32 + 30.80 → 276 + 10',
    ostiense({ weeks: 2, days: 1, ...chain(3) }),
    286,
    'chain',
  ],
  [
    'sconti',
    '108 + 12 + 10',
    sportCity({ weeks: 1, extendedExitWeeks: 1, ...chain(5) }),
    130,
    'chain',
  ],
  [
    'sconti',
    '108 + 5 + 10',
    sportCity({ weeks: 1, extendedExitDays: 1, ...chain(5) }),
    123,
    'chain',
  ],
  [
    'scadenze',
    'five days are enough: 5 × 28 + 10',
    sportCity({ days: 5, ...chain(5) }),
    150,
    'chain',
  ],
  ['scadenze', 'four days are not: 4 × 35 + 10', sportCity({ days: 4, ...chain(5) }), 150, 'none'],
  [
    'scadenze',
    'price locked after the deadline: 4 × 28 + 10',
    sportCity({ days: 4, ...chain(5, { chainConfirmed: true }) }),
    122,
    'chain',
  ],
  [
    'scadenze',
    'not paid in time: 135 + 10',
    sportCity({ weeks: 1, ...chain(5, { chainConfirmed: false }) }),
    145,
    'none',
  ],
  [
    'sconti',
    'one family is no chain: 135 + 10',
    sportCity({ weeks: 1, ...chain(5, { chainFamilies: 1 }) }),
    145,
    'none',
  ],
  [
    'sconti',
    'two families are',
    sportCity({ weeks: 1, ...chain(5, { chainFamilies: 2 }) }),
    118,
    'chain',
  ],
];

const agreement = { agreement: true };

const AGREEMENT: Case[] = [
  ['sconti', '110 + 5', sportCity({ weeks: 1, ...agreement }), 115, 'agreement'],
  ['sconti', '80 + 5', halfDay({ weeks: 1, ...agreement }), 85, 'agreement'],
  ['sconti', '30 + 5', sportCity({ days: 1, ...agreement }), 35, 'agreement'],
  ['sconti', '2 × 20 + 5', halfDay({ days: 2, ...agreement }), 45, 'agreement'],
  ['sconti', '110 + 5 at the other venue', ostiense({ weeks: 1, ...agreement }), 115, 'agreement'],
  ['sconti', '3 × 30 + 5', ostiense({ days: 3, ...agreement }), 95, 'agreement'],
  ['sconti', 'enrolment alone: 5', sportCity(agreement), 5, 'agreement'],
  [
    'sconti',
    'same supplements: 2 × 110 + 15 + 5 + 5',
    sportCity({ weeks: 2, extendedExitWeeks: 1, extendedExitDays: 1, ...agreement }),
    245,
    'agreement',
  ],
  ['sconti', 'voucher: 5', sportCity({ weeks: 4, ...agreement, voucher: true }), 5, 'agreement'],
  [
    'sconti',
    'voucher, exit included: 5',
    sportCity({ weeks: 1, extendedExitWeeks: 1, ...agreement, voucher: true }),
    5,
    'agreement',
  ],
  [
    'sconti',
    'voucher, enrolment paid: 0',
    ostiense({ weeks: 2, ...agreement, voucher: true, enrolment: false }),
    0,
    'agreement',
  ],
];

const ADVANCE: Case[] = [
  ['pagamento', '540 − 27 + 10', sportCity(four), 523, 'none'],
  [
    'pagamento',
    'three are no group: 405 + 10',
    sportCity({ weeks: 3, advanceWeeks: 3 }),
    415,
    'none',
  ],
  [
    'pagamento',
    'four of five: 513 + 135 + 10',
    sportCity({ weeks: 5, advanceWeeks: 4 }),
    658,
    'none',
  ],
  [
    'pagamento',
    'five, one full: 513 + 135 + 10',
    sportCity({ weeks: 5, advanceWeeks: 5 }),
    658,
    'none',
  ],
  [
    'pagamento',
    'seven, three full: 513 + 405 + 10',
    sportCity({ weeks: 7, advanceWeeks: 7 }),
    928,
    'none',
  ],
  [
    'pagamento',
    'two groups: 1080 − 54 + 10',
    sportCity({ weeks: 8, advanceWeeks: 8 }),
    1036,
    'none',
  ],
  ['pagamento', '380 − 19 + 10', halfDay(four), 371, 'none'],
  ['pagamento', '528.20 → 529 + 10', ostiense(four), 539, 'none'],
  [
    'pagamento',
    'weekly supplement too: 570 + 10',
    sportCity({ ...four, extendedExitWeeks: 4 }),
    580,
    'none',
  ],
  [
    'pagamento',
    '513 + 28.50 → 542 + 10',
    sportCity({ ...four, extendedExitWeeks: 2 }),
    552,
    'none',
  ],
  ['pagamento', 'not the days: 513 + 70 + 10', sportCity({ ...four, days: 2 }), 593, 'none'],
  [
    'pagamento',
    'not the daily one: 513 + 15 + 10',
    sportCity({ ...four, extendedExitDays: 3 }),
    538,
    'none',
  ],
  [
    'pagamento',
    'four supplements of five: 513 + 135 + 57 + 15 + 10',
    sportCity({ weeks: 5, advanceWeeks: 4, extendedExitWeeks: 5 }),
    730,
    'none',
  ],
  [
    'pagamento',
    '108 × 4 = 432, 410.40 → 411 + 10',
    sportCity({ ...four, ...chain(5) }),
    421,
    'chain',
  ],
  ['pagamento', '486 − 24.30 → 462 + 10', sportCity({ ...four, ...second }), 472, 'siblings'],
  ['pagamento', '440 − 22 + 5', sportCity({ ...four, ...agreement }), 423, 'agreement'],
  ['pagamento', '422.56 → 423 + 10', ostiense({ ...four, ...chain(5) }), 433, 'chain'],
  ['pagamento', '475.38 → 476 + 10', ostiense({ ...four, ...second }), 486, 'siblings'],
  ['pagamento', '440 − 22 + 5 there too', ostiense({ ...four, ...agreement }), 423, 'agreement'],
  [
    'pagamento',
    '410.40 + 108 → 519 + 10',
    sportCity({ weeks: 5, advanceWeeks: 5, ...chain(5) }),
    529,
    'chain',
  ],
  [
    'pagamento',
    '820.80 → 821 + 10',
    sportCity({ weeks: 8, advanceWeeks: 8, ...chain(5) }),
    831,
    'chain',
  ],
  [
    'pagamento',
    '600 × 0.88 × 0.95 = 501.60 → 502 + 10',
    sportCity({ ...four, extendedExitWeeks: 4, ...chain(3) }),
    512,
    'chain',
  ],
  ['pagamento', '320 − 16 + 5', halfDay({ ...four, ...agreement }), 309, 'agreement'],
  ['pagamento', '342 − 17.10 → 325 + 10', halfDay({ ...four, ...second }), 335, 'siblings'],
  ['pagamento', 'voucher: 5', sportCity({ ...four, ...agreement, voucher: true }), 5, 'agreement'],
];

const EXCLUSIONS: Case[] = [
  ['sconti', '115 beats 118', sportCity({ weeks: 1, ...chain(5), ...agreement }), 115, 'agreement'],
  [
    'sconti',
    '108 beats 110',
    sportCity({ weeks: 1, enrolment: false, ...chain(5), ...agreement }),
    108,
    'chain',
  ],
  ['sconti', '132 beats 135', sportCity({ weeks: 1, ...second, ...chain(2) }), 132, 'siblings'],
  ['sconti', '129 beats 132', sportCity({ weeks: 1, ...second, ...chain(3) }), 129, 'chain'],
  ['sconti', '115 beats 132', sportCity({ weeks: 1, ...second, ...agreement }), 115, 'agreement'],
  [
    'sconti',
    '421 beats 423 and 472',
    sportCity({ ...four, ...chain(5), ...agreement, ...second }),
    421,
    'chain',
  ],
  ['sconti', '115 beats 122', ostiense({ weeks: 1, ...chain(5), ...agreement }), 115, 'agreement'],
  ['sconti', '85 beats 86', halfDay({ weeks: 1, ...chain(5), ...agreement }), 85, 'agreement'],
  [
    'sconti',
    '76 beats 80',
    halfDay({ weeks: 1, enrolment: false, ...chain(5), ...agreement }),
    76,
    'chain',
  ],
  ['sconti', '150 beats 155', sportCity({ days: 5, ...chain(5), ...agreement }), 150, 'chain'],
  [
    'sconti',
    '147 beats 158',
    sportCity({ days: 5, enrolment: false, ...chain(4), ...second }),
    147,
    'chain',
  ],
  [
    'sconti',
    'one day is no chain: 35',
    sportCity({ days: 1, ...chain(5), ...agreement }),
    35,
    'agreement',
  ],
  [
    'sconti',
    'one family is no chain: 132',
    sportCity({ weeks: 1, ...second, ...chain(5, { chainFamilies: 1 }) }),
    132,
    'siblings',
  ],
  [
    'sconti',
    '130 either way, the chain has more conditions',
    sportCity({ weeks: 1, extendedExitWeeks: 1, ...chain(5), ...agreement }),
    130,
    'agreement',
  ],
];

export const CASES: readonly Case[] = [
  ...RATES,
  ...SIBLINGS,
  ...CHAIN,
  ...AGREEMENT,
  ...ADVANCE,
  ...EXCLUSIONS,
];
