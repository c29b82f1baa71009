import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { FACTS_SCHEMA } from '../../../scripts/project/paths.ts';
import type { PricesFacts, Questions } from '../../../src/content/types.ts';
import { publicFacts } from '../../../src/publish/public-facts.ts';
import { campSources, changed } from '../../camp.ts';
import { inEnglish } from '../../translated-camp.ts';
import { published } from './made-up.ts';

const feed = publicFacts(published());
const fact = (id: string) => feed.facts.find((fact) => fact.id === id);

describe('the published facts', () => {
  it('meet their schema', () => {
    const validate = new Ajv({ allErrors: true }).compile(
      JSON.parse(readFileSync(FACTS_SCHEMA, 'utf8')),
    );
    expect([validate(feed), validate.errors]).toEqual([true, null]);
  });

  it('give value, unit, text, pages and section of a price', () => {
    expect(fact('venues.parcoTigli.prices.week')).toEqual({
      id: 'venues.parcoTigli.prices.week',
      kind: 'money',
      value: 153,
      unit: 'EUR',
      label: { it: 'Tariffe di base › Parco Tigli › Settimana intera' },
      written: { it: '153\u00A0€' },
      pages: expect.arrayContaining(['/economic-regulations', '/parco-tigli']),
      article: {
        id: 'tariffe',
        title: { it: expect.any(String) },
        address: 'https://www.girasole.example/economic-regulations#tariffe',
      },
      validSince: expect.any(String),
      confirmed: true,
      undecided: false,
      byVenue: ['prices.week'],
    });
  });

  it('have labels in each language with titles', () => {
    const { facts } = publicFacts(published(inEnglish()));
    const labelsOf = (id: string) => facts.find((fact) => fact.id === id)?.label;
    expect(labelsOf('venues.parcoTigli.prices.week')).toEqual({
      it: 'Tariffe di base › Parco Tigli › Settimana intera',
      en: 'Base prices › Parco Tigli › Full week',
    });
    expect(labelsOf('fees.enrolment')).toEqual({ it: expect.any(String) });
  });

  it('hold a period as one fact, undecided if one end is', () => {
    expect(fact('season.closures.august')).toMatchObject({
      value: { from: '2031-08-18', to: '2031-08-22' },
      undecided: true,
      differs: [{ value: { from: '2031-08-18', to: '2031-08-24' } }],
    });
    expect(fact('season.closures.august.to')).toBeUndefined();
  });

  it('mark unconfirmed values', () => {
    expect(fact('openDays.events.first.venue')).toMatchObject({ confirmed: false });
    expect(fact('openDays.events.first.date')).toMatchObject({ confirmed: true });
  });

  it.each(['generator.post.maxCharacters', 'staff.photos.minPerDay', 'venues.colleAlto.name'])(
    'do not include %s',
    (id) => expect(fact(id)).toBeUndefined(),
  );

  it('contain no manager’s note and no hidden page', () => {
    const text = JSON.stringify(feed);
    const { questions } = JSON.parse(
      campSources.find(({ path }) => path === 'questions.json')?.text ?? '',
    ) as Questions;
    for (const { reason } of Object.values(questions)) expect(text).not.toContain(reason);
    expect(text).not.toMatch(/"note"|to-confirm|colle-alto|\/members/);
  });

  it('change their version only with a fact', () => {
    const backwards = publicFacts(published(campSources.toReversed()));
    const dearer = changed<PricesFacts>('facts/prices.json', (prices) => {
      prices.week += 1;
    });
    expect(backwards.version).toBe(feed.version);
    expect(publicFacts(published(dearer)).version).not.toBe(feed.version);
  });
});
