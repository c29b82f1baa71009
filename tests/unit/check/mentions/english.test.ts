import { describe, expect, it } from 'vitest';
import { found, marked, markedForSure } from './context.ts';

const STATING = [
  'A week costs [135 euros].',
  'A week costs [€135].',
  'A week costs [135.50 €].',
  'The season starts on [9 June 2025].',
  'The season starts on [June 9, 2025].',
  'We open at [7:30].',
  'The discount is [20%].',
  'The discount is [twenty per cent].',
  'For children from [4 to 14] years.',
  'It costs [one hundred and thirty-five euros] a week.',
  'Lunch costs [5 euros and 50 cents].',
  '[€1,250] for the summer.',
  'Save [8 per cent] on the second week.',
  'From [9 to 13 June] and from [9 June to 5 September].',
  'On [9 June] and on [Monday 9 June].',
  'On [June 9th], on [the 2nd of July] and on [Monday, June 23].',
  'From [8.30 am to 4.30 pm], or until [half past four].',
  'At [a quarter to nine], at [noon], by [five o’clock].',
  'For [8- to 10]-year-olds, for children [aged four].'.replace('[aged four]', 'aged [four]'),
  'The camp closes on [Christmas Eve].',
  'Pay [four weeks] together.',
  'There are [23 bodies] on the list.',
  'Full day [£140], half day [$85].',
  'It costs [30 quid].',
  'For children from [5 to 13] | Fun Village',
  'Juniors (ages [6 through 8]), seniors ([9 to 13]).',
  'We cater for [4–11s].',
  'My son is [7], is that all right?',
  'The minimum age is [5] and the maximum [13].',
  'Groups of [four or more friends].',
  'Can you come at [half four] today?',
  'Pick-up is at [340pm] today, gates open at [0815], [8:20ish] will do.',
  'We start at [five to nine] or at [half 7], [Saturday], [8–5].',
  'It is [a fiver] a day, [10 bucks] a week, half day [95,-].',
  'Book a [fortnight] or [three weeks].',
  'The [second child] pays less.',
  'Teenagers up to [16] may come along, those aged [17] may help.',
  'Football [10-3] daily, mornings [9-12], full day ([9-4]) at [€42].',
  'Care runs [7:30a to 6p], from [0800 to 1600], till [12noon].',
  'Come at [17:00h] or [6 til 8], doors [half nine].',
  'Squash is [20p] a cup, entry [50p], [£85]pw, [US$40] in all.',
  'Fees: full day 42, half day [25], 2 children: [260].'
    .replace('day 42', 'day [42]')
    .replace('2 ch', '[2 ch')
    .replace('ren:', 'ren]:'),
  'The deposit is [50], you pay [95] instead of [120], [45] per child.',
  '[4.8★] and [5-star] reviews; a solid [4/5], [three and a half out of five].',
  'Closed [June 10], [12] and [14], and from [June 16 to July 4].',
  'Moved from [May 17] to [May 31]; it has moved from [4pm] to [5pm].',
  'It is on [Sunday, 25 May], from [11 to 1]; back [weds].',
  'A discount of [twelve and a half per cent]; Rs [850]/- for kit, [2k rupees] sent.'.replace(
    'Rs [850]',
    '[Rs 850]',
  ),
  'Collected between [seven and eight] from the sacristy, [Monday] to [Friday], [10 to 2.30].'.replace(
    '[Monday] to [Friday]',
    '[Monday to Friday]',
  ),
  'Back at [half six] or later, [sat] arvo; be at least [5] by then.',
  'For ages [4] & up, [8yrs] and above, [4s to 14s], ages [3-5], [6-8] and [9-12].',
  'Lessons of [one hour], [1h30] or [1 hour and 15 minutes]; it lasted [one week].',
  'We can do [mon], [weds] and [fri] only.',
  'Rated [4.9/5] by parents; worth [5 stars].',
  'Call [+39 06 0000 0001].',
  'Write to [segreteria@funvillage.example].',
];

const HARMLESS = [
  'A day in the sun.',
  'One day we will see; one week later he had forgotten.',
  'Class 7a plays rounders.',
  'The Under-12s were unlucky.',
  'One by one they jump in.',
  'Two friends meet in the pool.',
  'The sun at noon is for nobody; they sat until late.',
  'May the best team win.',
  'We answer 24/7.',
  'You may enrol online; in three words: sun, water, friends.',
  'Article 13 of Regulation (EU) 2016/679 applies.',
  'Take bus 64 to Piazza Mazzini 12, 00195 Roma.',
  'Sunscreen factor 50 and size 36 trainers.',
  'Ten out of ten for patience.',
  'They left twenty minutes ago.',
  'A week from {{prices.week, euro}}',
];

describe('values typed into an English sentence', () => {
  it.each(STATING)('are found in their place: %s', (sentence) => {
    expect(marked(sentence.replace(/[[\]]/g, ''), 'en')).toBe(sentence);
  });

  it.each(HARMLESS)('are not seen where there are none: %s', (sentence) => {
    expect(markedForSure(sentence, 'en')).toBe(sentence);
  });

  it('count what facts count, under the name of the fact', () => {
    const nouns = found('4 weeks for 10 children, the second child pays less', 'en');
    expect(nouns.map(({ noun }) => noun)).toEqual(['settimane', 'bambini', 'figlio']);
  });

  it('are left alone in a language that we cannot read', () => {
    expect(found('Eine Woche kostet 135 Euro.', 'de')).toEqual([]);
  });
});
