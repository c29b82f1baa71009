import type { MainDiscount, RegulationsSection } from '../../../src/pricing/regulations.ts';
import type { ChildRequest } from '../../../src/pricing/request/request.ts';
import { halfDay, ostiense, sportCity } from './requests.ts';

/** Section of the regulations, the sum by hand, the request, euro to pay, main discount. */
export type Case = readonly [
  RegulationsSection,
  string,
  ChildRequest,
  number,
  MainDiscount | 'none',
];

const cases = (
  section: RegulationsSection,
  discount: MainDiscount | 'none',
  rows: readonly (readonly [sum: string, request: ChildRequest, euro: number])[],
): Case[] => rows.map(([sum, request, euro]) => [section, sum, request, euro, discount]);

const four = { weeks: 4, advanceWeeks: 4 };
const second = { siblingOrder: 2 };
const agreement = { agreement: true };
const chain = (chainChildren: number, rest: Partial<ChildRequest> = {}) => ({
  chainChildren,
  ...rest,
});

export const CASES: readonly Case[] = [
  ...cases('tariffe', 'none', [
    ['135 + 10', sportCity({ weeks: 1 }), 145],
    ['135, enrolment already paid', sportCity({ weeks: 1, enrolment: false }), 135],
    ['3 × 135 + 10', sportCity({ weeks: 3 }), 415],
    ['12 × 135 + 10', sportCity({ weeks: 12 }), 1630],
    ['95 + 10', halfDay({ weeks: 1 }), 105],
    ['4 × 95 + 10', halfDay({ weeks: 4 }), 390],
    ['35 + 10', sportCity({ days: 1 }), 45],
    ['4 × 35 + 10', sportCity({ days: 4 }), 150],
    ['24 + 10', halfDay({ days: 1 }), 34],
    ['3 × 24 + 10', halfDay({ days: 3 }), 82],
    ['2 × 135 + 3 × 35 + 10', sportCity({ weeks: 2, days: 3 }), 385],
    ['2 × 95 + 2 × 24 + 10', halfDay({ weeks: 2, days: 2 }), 248],
    ['139 + 10', ostiense({ weeks: 1 }), 149],
    ['4 × 139 + 10', ostiense({ weeks: 4 }), 566],
    ['2 × 35 + 10', ostiense({ days: 2 }), 80],
    ['139 + 35', ostiense({ weeks: 1, days: 1, enrolment: false }), 174],
    ['enrolment alone: 10', sportCity(), 10],
    ['135 + 15 + 10', sportCity({ weeks: 1, extendedExitWeeks: 1 }), 160],
    [
      '2 × 135 + 15 + 2 × 5 + 10',
      sportCity({ weeks: 2, extendedExitWeeks: 1, extendedExitDays: 2 }),
      305,
    ],
    ['2 × 35 + 2 × 5 + 10', sportCity({ days: 2, extendedExitDays: 2 }), 90],
    ['3 × 139 + 3 × 15 + 10', ostiense({ weeks: 3, extendedExitWeeks: 3 }), 472],
    ['139 + 3 × 5 + 10', ostiense({ weeks: 1, extendedExitDays: 3 }), 164],
  ]),
  ...cases('sconti', 'none', [
    ['first child: 135 + 10', sportCity({ weeks: 1, siblingOrder: 1 }), 145],
    ['never the enrolment: 10', sportCity(second), 10],
    ['alone, no chain: 135 + 10', sportCity({ weeks: 1, ...chain(1) }), 145],
    [
      'one family is no chain: 135 + 10',
      sportCity({ weeks: 1, ...chain(5, { chainFamilies: 1 }) }),
      145,
    ],
  ]),
  ...cases('sconti', 'siblings', [
    ['121.50 → 122 + 10', sportCity({ weeks: 1, ...second }), 132],
    ['third child alike', sportCity({ weeks: 1, siblingOrder: 3 }), 132],
    ['243 + 10', sportCity({ weeks: 2, ...second }), 253],
    ['85.50 → 86 + 10', halfDay({ weeks: 1, ...second }), 96],
    ['31.50 → 32 + 10', sportCity({ days: 1, ...second }), 42],
    ['21.60 → 22 + 10', halfDay({ days: 1, ...second }), 32],
    ['125.10 → 126 + 10', ostiense({ weeks: 1, ...second }), 136],
    ['250.20 + 31.50 → 282 + 10', ostiense({ weeks: 2, days: 1, ...second }), 292],
    [
      'weekly supplement too: 121.50 + 13.50 + 10',
      sportCity({ weeks: 1, extendedExitWeeks: 1, ...second }),
      145,
    ],
    [
      'not the daily one: 121.50 + 10 → 132 + 10',
      sportCity({ weeks: 1, extendedExitDays: 2, ...second }),
      142,
    ],
    [
      'not the daily one: 63 + 10',
      sportCity({ days: 2, extendedExitDays: 2, enrolment: false, ...second }),
      73,
    ],
    ['132 beats 135', sportCity({ weeks: 1, ...second, ...chain(2) }), 132],
    [
      'one family is no chain: 132',
      sportCity({ weeks: 1, ...second, ...chain(5, { chainFamilies: 1 }) }),
      132,
    ],
  ]),
  ...cases('sconti', 'chain', [
    ['8 %: 124.20 → 125 + 10', sportCity({ weeks: 1, ...chain(2) }), 135],
    ['12 %: 118.80 → 119 + 10', sportCity({ weeks: 1, ...chain(3) }), 129],
    ['16 %: 113.40 → 114 + 10', sportCity({ weeks: 1, ...chain(4) }), 124],
    ['20 %: 108 + 10', sportCity({ weeks: 1, ...chain(5) }), 118],
    ['six, no more than 20 %', sportCity({ weeks: 1, ...chain(6) }), 118],
    ['thirty, no more than 20 %', sportCity({ weeks: 1, ...chain(30) }), 118],
    ['111.20 → 112 + 10', ostiense({ weeks: 1, ...chain(5) }), 122],
    ['2 × 76 + 10', halfDay({ weeks: 2, ...chain(5) }), 162],
    ['2 × 122.32 + 30.80 → 276 + 10', ostiense({ weeks: 2, days: 1, ...chain(3) }), 286],
    ['108 + 12 + 10', sportCity({ weeks: 1, extendedExitWeeks: 1, ...chain(5) }), 130],
    ['108 + 5 + 10', sportCity({ weeks: 1, extendedExitDays: 1, ...chain(5) }), 123],
    ['two families are', sportCity({ weeks: 1, ...chain(5, { chainFamilies: 2 }) }), 118],
    ['108 beats 110', sportCity({ weeks: 1, enrolment: false, ...chain(5), ...agreement }), 108],
    ['129 beats 132', sportCity({ weeks: 1, ...second, ...chain(3) }), 129],
    ['421 beats 423 and 472', sportCity({ ...four, ...chain(5), ...agreement, ...second }), 421],
    ['76 beats 80', halfDay({ weeks: 1, enrolment: false, ...chain(5), ...agreement }), 76],
    ['150 beats 155', sportCity({ days: 5, ...chain(5), ...agreement }), 150],
    ['147 beats 158', sportCity({ days: 5, enrolment: false, ...chain(4), ...second }), 147],
  ]),
  ...cases('scadenze', 'chain', [
    ['five days are enough: 5 × 28 + 10', sportCity({ days: 5, ...chain(5) }), 150],
    [
      'price locked after the deadline: 4 × 28 + 10',
      sportCity({ days: 4, ...chain(5, { chainConfirmed: true }) }),
      122,
    ],
  ]),
  ...cases('scadenze', 'none', [
    ['four days are not: 4 × 35 + 10', sportCity({ days: 4, ...chain(5) }), 150],
    [
      'not paid in time: 135 + 10',
      sportCity({ weeks: 1, ...chain(5, { chainConfirmed: false }) }),
      145,
    ],
  ]),
  ...cases('sconti', 'agreement', [
    ['110 + 5', sportCity({ weeks: 1, ...agreement }), 115],
    ['80 + 5', halfDay({ weeks: 1, ...agreement }), 85],
    ['30 + 5', sportCity({ days: 1, ...agreement }), 35],
    ['2 × 20 + 5', halfDay({ days: 2, ...agreement }), 45],
    ['110 + 5 at the other venue', ostiense({ weeks: 1, ...agreement }), 115],
    ['3 × 30 + 5', ostiense({ days: 3, ...agreement }), 95],
    ['enrolment alone: 5', sportCity(agreement), 5],
    [
      'same supplements: 2 × 110 + 15 + 5 + 5',
      sportCity({ weeks: 2, extendedExitWeeks: 1, extendedExitDays: 1, ...agreement }),
      245,
    ],
    ['voucher: 5', sportCity({ weeks: 4, ...agreement, voucher: true }), 5],
    [
      'voucher, exit included: 5',
      sportCity({ weeks: 1, extendedExitWeeks: 1, ...agreement, voucher: true }),
      5,
    ],
    [
      'voucher, enrolment paid: 0',
      ostiense({ weeks: 2, ...agreement, voucher: true, enrolment: false }),
      0,
    ],
    ['115 beats 118', sportCity({ weeks: 1, ...chain(5), ...agreement }), 115],
    ['115 beats 132', sportCity({ weeks: 1, ...second, ...agreement }), 115],
    ['115 beats 122', ostiense({ weeks: 1, ...chain(5), ...agreement }), 115],
    ['85 beats 86', halfDay({ weeks: 1, ...chain(5), ...agreement }), 85],
    ['one day is no chain: 35', sportCity({ days: 1, ...chain(5), ...agreement }), 35],
    [
      '130 either way, the chain has more conditions',
      sportCity({ weeks: 1, extendedExitWeeks: 1, ...chain(5), ...agreement }),
      130,
    ],
  ]),
  ...cases('pagamento', 'none', [
    ['540 − 27 + 10', sportCity(four), 523],
    ['three are no group: 405 + 10', sportCity({ weeks: 3, advanceWeeks: 3 }), 415],
    ['four of five: 513 + 135 + 10', sportCity({ weeks: 5, advanceWeeks: 4 }), 658],
    ['five, one full: 513 + 135 + 10', sportCity({ weeks: 5, advanceWeeks: 5 }), 658],
    ['seven, three full: 513 + 405 + 10', sportCity({ weeks: 7, advanceWeeks: 7 }), 928],
    ['two groups: 1080 − 54 + 10', sportCity({ weeks: 8, advanceWeeks: 8 }), 1036],
    ['380 − 19 + 10', halfDay(four), 371],
    ['528.20 → 529 + 10', ostiense(four), 539],
    ['weekly supplement too: 570 + 10', sportCity({ ...four, extendedExitWeeks: 4 }), 580],
    ['513 + 28.50 → 542 + 10', sportCity({ ...four, extendedExitWeeks: 2 }), 552],
    ['not the days: 513 + 70 + 10', sportCity({ ...four, days: 2 }), 593],
    ['not the daily one: 513 + 15 + 10', sportCity({ ...four, extendedExitDays: 3 }), 538],
    [
      'four supplements of five: 513 + 135 + 57 + 15 + 10',
      sportCity({ weeks: 5, advanceWeeks: 4, extendedExitWeeks: 5 }),
      730,
    ],
  ]),
  ...cases('pagamento', 'chain', [
    ['108 × 4 = 432, 410.40 → 411 + 10', sportCity({ ...four, ...chain(5) }), 421],
    ['422.56 → 423 + 10', ostiense({ ...four, ...chain(5) }), 433],
    ['410.40 + 108 → 519 + 10', sportCity({ weeks: 5, advanceWeeks: 5, ...chain(5) }), 529],
    ['820.80 → 821 + 10', sportCity({ weeks: 8, advanceWeeks: 8, ...chain(5) }), 831],
    [
      '600 × 0.88 × 0.95 = 501.60 → 502 + 10',
      sportCity({ ...four, extendedExitWeeks: 4, ...chain(3) }),
      512,
    ],
  ]),
  ...cases('pagamento', 'siblings', [
    ['486 − 24.30 → 462 + 10', sportCity({ ...four, ...second }), 472],
    ['475.38 → 476 + 10', ostiense({ ...four, ...second }), 486],
    ['342 − 17.10 → 325 + 10', halfDay({ ...four, ...second }), 335],
  ]),
  ...cases('pagamento', 'agreement', [
    ['440 − 22 + 5', sportCity({ ...four, ...agreement }), 423],
    ['440 − 22 + 5 there too', ostiense({ ...four, ...agreement }), 423],
    ['320 − 16 + 5', halfDay({ ...four, ...agreement }), 309],
    ['voucher: 5', sportCity({ ...four, ...agreement, voucher: true }), 5],
  ]),
];
