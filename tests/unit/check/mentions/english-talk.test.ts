import { describe, expect, it } from 'vitest';
import { found, marked, markedForSure } from './context.ts';

/** As parents and staff write to each other; before each, what kinds of values it states. */
const STATING = [
  ['money month money', 'Its [160] if you book before [June] otherwise [185].'],
  ['money money', 'They raised it to [€220], last summer it was [195].'],
  ['money money', 'It’s [120] not [135].'],
  ['money money', 'They’ve put it up to [180], up from [165].'],
  ['money money', 'Booking now gets you [110] instead of [130].'],
  ['money money', 'I paid [70] now and [70] at the gate.'],
  ['money money', 'The deposit’s [50], the rest [310] payable in cash.'],
  ['money money', 'She quoted me [220], we paid [140].'],
  ['money money', '[240] for both, [130] for one child, is the deal.'],
  ['timeRange money money', 'Half day ([8-1]) is [95], full day [160], pay in cash.'],
  ['money money', 'When I booked it said [145] and now it says [160].'],
  ['money money count', 'Lunch is [6] a day, get [25] off for the [second child].'],
  ['time time', 'Pick up is [4] today not [4.30].'],
  ['time time', 'Pick-up today is [3.30] not [4].'],
  ['time time time', 'Finishing at [1] today, collect him at [2] instead of [4].'],
  ['time time time', 'Bus departs [8] sharp, doors [7], show [7.30].'],
  ['time', 'Be there for [5 tonight].'],
  ['time money', 'Close of day [14.00], as a week costs [€180].'],
  ['timeRange', 'Gates open [8 to 9] and then ring the bell.'],
  ['date timeRange', 'OPEN DAY [Sat 10 May], [10-1], bring the kids.'],
  ['date timeRange', 'Open house, [May 10], [10-2].'],
  ['weekdayRange timeRange', 'Open [Monday to Friday], [8 to 6].'],
  ['timeRange', 'From [9 to 4] they are outdoors.'],
  ['timeRange timeRange timeRange', 'Swim [10-11], crafts [11-12], lunch [12-1].'],
  ['age', 'They take them from [4] up.'],
  ['ageRange', 'From [11 to 14] they join the teen group.'],
  ['ageRange ageRange', 'Juniors [6-10], seniors [11-15].'],
  ['age age', 'For [6s] and over, up to [14s].'],
  ['age age', 'Our two are [6] and [9].'],
  ['weekday time', 'Staff meeting [Wed] [6pm] in the kitchen.'],
  ['weekday weekday weekday', 'Trip moves to [Wed], it is on [Sat] not [Sun.]'],
  ['weekday weekday', 'Swim day has moved from [Tuesday] to [Thursday].'],
  ['weekdayRange', 'We sail from [Tuesday to Thursday].'],
  ['count', 'Is it [one hour] or longer?'],
  ['count count', '[An hour’s] lesson, [hour-long] games.'],
  ['rating', 'I would have given it [five stars] had they answered.'],
  ['rating', 'Only [three stars] because of the toilets.'],
  ['count', 'Refunds take [ten working days].'],
  ['count money count money', '[2 weeks] [€ 310] / [3 weeks] [€ 450]'],
  ['count count', 'We have [14 kids] tomorrow not [11].'],
  ['timeRange', 'Does [8-5] sound long for a little one?'],
  ['count count', '[One counsellor] for every [eight children].'],
  ['age', 'At [11] my son was the oldest.'],
  ['age', 'They don’t take them before age [4] unfortunately.'],
  ['month', 'Do they run in [sept] as well?'],
  ['time time', 'Doors [6-45pm] for [7pm].'],
  ['time time', '[8:30]/[8:45 AM] drop-off.'],
  ['dateRange dateRange', '[July 7-11], [14-18] only.'],
  ['count', 'A hike of [2-1/2 hours].'],
  ['count', 'We keep to [1:8].'],
  ['rating', 'Would give them [4/5]: warm people, cold pool.'],
  ['money', 'The week costs [S$520].'],
  ['phone', 'Call [+39 045 000 0101] for a place.'],
  ['ageRange', 'Children aged [5 to 12] may join.'],
  ['age', 'For boys and girls up to [14], beginners too.'],
  ['date', 'Return the form [12 June] at the latest.'],
  ['year year', 'Fees for [2025]-[26] are out.'],
  ['time time', 'Does it start at [7.30] or [8]?'],
  ['time time', 'Home time is [3] or [3.30].'],
  ['timeRange money', 'Camp does [9–1] for [€25].'],
  ['timeRange', 'I work [9 to 5] daily.'],
  ['count count', 'Each term lasts between [9] and [11 weeks].'],
  ['count', 'Late pick-up is charged per [1/2 hour].'],
  ['time', 'A picnic at [12.00] onwards.'],
  ['age', 'Children till the age of [13] are given hats.'],
  ['ageRange', 'Kids between [2-6] paint.'],
  ['percent', 'Siblings are [1/2 price].'],
  ['time time', 'Open from [half 9] - [half 3].'],
  ['count', 'It lasts [an hour and a quarter].'],
  ['ageRange', 'Ages: [4 to 12yrs].'],
  ['money count', 'Fees [4500] for [10 days].'],
  ['date percent', 'Book before [March 15] and save [20%]!'],
  ['weekday time', 'Match [Sat], meet at [9.15am].'],
  ['weekday', 'No swimming [Sat]!'],
  ['count', 'There are [6 one-week sessions].'],
] as const;

const HARMLESS = [
  'The kids drew stars on the flag and sat in the sun.',
  'One hour later nobody had moved.',
  'Sleeping under a million stars.',
  'He sat on the bench till the bell.',
  'It’s now or never, book or no book.',
  'Gate 4 is locked.',
  'The score was 3-2 at half time.',
  'May I ask who is in charge?',
  'The bill came with a smile.',
  'They raised a few smiles and put up the tent.',
  'Count from 1 to 20 and come find us.',
  'From 1 to 10, how excited are you?',
  'High 5s all round.',
  'A size 4 ball.',
  'Year 3 to Year 6 welcome.',
  'Open 24/7 in our hearts.',
  'Lane 4 from start to finish.',
  'Bus 160 goes there.',
  'The 7s team won 5-2.',
  'Our hotline is in room 12.',
  'They stayed for one night and left.',
  'One evening the kids sang.',
  'The chat is called Area 51.',
  'Ask at 38 Guildford Street, KT16 9BE.',
  'The office is at 1212 Mission Canyon Road, Santa Barbara, CA 93110.',
  'Call (800) 553-2070.',
  'Grades 1-4 and K-6 girls.',
  'Tell us what he may require.',
  'The tablets run Scratch 3.0 and iPadOS 17.4.',
  'Attach Form I-94, a W-9 or form 990.',
  'Children in Year 6 may walk home alone.',
  'Those in room 4 march in first.',
  'Meeting ID 847 2210 5561.',
  'We live at 14 Via Giulia.',
  'A reading from Luke 10:25–37.',
  'They beat Castlemoyle 4–1.',
  'P.O. Box 3318, Wagga Wagga NSW 2650.',
  'It is 3 for the price of 2.',
  'Sort code 20-45-13, account 70331984.',
];

describe('values in English as it is written in a hurry', () => {
  it('keep the half of the day of one letter', () => {
    const [hours] = found('We open 8:30a-3:30p.', 'en');
    expect(hours?.value).toEqual({ from: '08:30', to: '15:30' });
  });

  it.each(STATING)('are read as %s: %s', (kinds, sentence) => {
    const text = sentence.replace(/[[\]]/g, '');
    expect(marked(text, 'en')).toBe(sentence);
    expect(
      found(text, 'en')
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds);
  });

  it.each(HARMLESS)('are not seen where there are none: %s', (sentence) => {
    expect(markedForSure(sentence, 'en')).toBe(sentence);
  });
});
