// The made-up camp on every day that its facts name: the walk finds no fault in it, and every
// planted one. `npm run bench -- days` walks the live content.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../scripts/project/content-folder.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { readSiteContent } from '../../src/content/content.ts';
import type { SeasonFacts } from '../../src/content/types.ts';
import { CAMP, campFiles, changed } from '../camp.ts';
import { renderedSite } from '../rendered-site.ts';
import { schemas, served } from '../schemas.ts';
import { strangeDates, wrongEstimates } from './days/machines.ts';
import { oracleOf, romeMs } from './days/oracle.ts';
import { instantsOf, sentenceOf, walk } from './days/walk.ts';

/** Facts that change while the pages stay. */
const CHANGED = {
  'season.end': '2031-09-05',
  'season.next.announcedOn': '2031-12-01',
  'enrolment.opens': '2031-03-17',
  'enrolment.deadline.weekday': 'monday',
  'openDays.events.first.date': '2031-05-24',
  'discounts.chain.deadline.date': '2031-05-31',
  'staff.villageHeads.training.to': '2031-03-30',
};
const REQUEST = { venue: 'lago-blu', timeBand: 'full' } as const;

/** After the new year: until then the season is over, then no dates are known, then the next ones. */
const ANNOUNCED = '2032-02-02';
const LATE = { 'season.next.announcedOn': ANNOUNCED };

const late = changed<SeasonFacts>('facts/season.json', ({ next }) =>
  Object.assign(next ?? {}, { announcedOn: ANNOUNCED }),
);
const site = await renderedSite(runChecks(late, schemas, { served }), romeMs('2031-03-01'));
const pages = new Map([...site].filter(([path]) => path.endsWith('index.html')));
const oracle = oracleOf(CAMP, LATE);

it('says nothing untrue at any instant', () => {
  expect(instantsOf(oracle).length).toBeGreaterThan(100);
  const transitions = [romeMs('2032-01-01'), romeMs(ANNOUNCED)];
  expect(oracle.transitions.slice(2)).toEqual(transitions);
  expect(transitions.map(oracle.stateAt)).toEqual(['idle', 'next']);
  expect(walk(pages, oracle, CAMP).map(sentenceOf)).toEqual([]);
});

it('gives machines no date that no fact has', () => {
  const said = filesBelow(CAMP).map((path) => readFileSync(join(CAMP, path), 'utf8'));
  expect(strangeDates(site, `${said}"${ANNOUNCED}"`, oracle)).toEqual([]);
});

it('closes each week in an estimate at the exact second', () => {
  const { facts } = readSiteContent(campFiles, 'it');
  expect(wrongEstimates(oracle, facts, REQUEST)).toEqual([]);
});

it('finds pages built before facts changed, with file and line', () => {
  const said = walk(pages, oracleOf(CAMP, CHANGED), CAMP).map(sentenceOf).join('\n');
  for (const fact of Object.keys(CHANGED))
    expect(said).toMatch(
      new RegExp(`\\(${fact.split('.')[0]}[^)]*content/facts/[a-z-]+\\.json:\\d+\\)`),
    );
});
