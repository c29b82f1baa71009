import { describe, expect, it } from 'vitest';
import type { CareFacts, OpenDaysFacts, Questions } from '../../../src/content/types.ts';
import { structuredData } from '../../../src/publish/json-ld/structured-data.ts';
import { changed } from '../../camp.ts';
import { published } from './made-up.ts';

const publication = published();
const pages = publication.site.pages.map(({ id }) => id);
const graphs = pages.flatMap((id) => structuredData(publication, 'it', id) ?? []);

/** The items of a type in a page's structured data. */
function things(type: string, page: string, of = publication): Record<string, unknown>[] {
  const graph: { '@graph': readonly unknown[] } | undefined = structuredData(of, 'it', page);
  return (graph?.['@graph'] ?? []).flatMap((thing) => {
    const record = thing as Record<string, unknown>;
    return record['@type'] === type ? [record] : [];
  });
}

/** With every question closed and every open day's venue confirmed. */
const decidedSources = changed<Questions>('questions.json', (file) => {
  file.questions = {};
});
const settled = published(decidedSources);

describe('structured data', () => {
  it('never rates', () => {
    expect(JSON.stringify(graphs)).not.toMatch(/rating|review/i);
  });

  it('is on every indexed page, and on no other', () => {
    const hidden = pages.filter((id) => !structuredData(publication, 'it', id));
    expect(hidden.sort()).toEqual(['colle-alto', 'members']);
  });

  it('gives a venue’s address, hours and prices', () => {
    const [venue] = things('SportsActivityLocation', 'parco-tigli', settled);
    expect(venue).toMatchObject({
      name: 'Parco Tigli',
      address: [
        { streetAddress: 'Viale dei Tigli 3', addressLocality: 'Verona' },
        { streetAddress: 'Via delle Fonti 40', addressLocality: 'Verona' },
      ],
      openingHoursSpecification: { validFrom: '2031-06-16', validThrough: '2031-09-12' },
      specialOpeningHoursSpecification: [{ validFrom: '2031-08-18', validThrough: '2031-08-22' }],
    });
    expect(venue?.makesOffer).toContainEqual(
      expect.objectContaining({ price: 153, priceCurrency: 'EUR', validThrough: '2031-09-12' }),
    );
  });

  it('omits what is undecided', () => {
    const [venue] = things('SportsActivityLocation', 'lago-blu');
    expect(venue?.makesOffer).not.toContainEqual(expect.objectContaining({ price: 144 }));
    expect(venue?.makesOffer).toContainEqual(expect.objectContaining({ price: 102 }));
    expect(venue).not.toHaveProperty('specialOpeningHoursSpecification');
    const [decided] = things('SportsActivityLocation', 'lago-blu', settled);
    expect(decided?.makesOffer).toContainEqual(expect.objectContaining({ price: 144 }));
  });

  it('offers a week until enrolment closes', () => {
    const on = (today: string) => {
      const [venue] = things(
        'SportsActivityLocation',
        'parco-tigli',
        published(decidedSources, today),
      );
      const offers = (venue?.makesOffer ?? []) as Record<string, unknown>[];
      const said = offers.map((offer) => `${offer.availability} until ${offer.availabilityEnds}`);
      return { said: [...new Set(said)], isOpen: venue?.openingHoursSpecification !== undefined };
    };
    const until = 'until 2031-09-04';
    expect(on('2031-03-09')).toEqual({ said: [`undefined ${until}`], isOpen: true });
    expect(on('2031-03-10').said).toEqual([`https://schema.org/InStock ${until}`]);
    expect(on('2031-07-01').said).toEqual([`https://schema.org/InStock ${until}`]);
    expect(on('2031-09-05').said).toEqual([`https://schema.org/SoldOut ${until}`]);
    expect(on('2031-09-13')).toEqual({ said: [], isOpen: false });
  });

  it('offers an open day until its last day of booking, and names it until it is over', () => {
    const on = (today: string) =>
      things('Event', 'open-days', published(undefined, today)).map(
        ({ offers }) => offers !== undefined,
      );
    expect(on('2031-05-21')).toEqual([true, true]);
    expect(on('2031-05-22')).toEqual([false, true]);
    expect(on('2031-05-29')).toEqual([false]);
    expect(on('2031-06-02')).toEqual([]);
  });

  it('names the location of an open day once it is confirmed', () => {
    const confirmed = changed<OpenDaysFacts>('facts/open-days.json', ({ events }) => {
      for (const event of Object.values(events)) delete event.confirm;
    });
    const places = (of = publication) =>
      things('Event', 'open-days', of).map(({ location }) => location);
    expect(places()).toEqual([undefined, undefined]);
    expect(places(published(confirmed))).toMatchObject([
      { name: 'Lago Blu' },
      { name: 'Parco Tigli' },
    ]);
  });

  it('answers only questions with settled answers', () => {
    const asked = (of = publication) => {
      const [faq] = things('FAQPage', 'domande', of);
      return (faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]) ?? [];
    };
    const ages = asked().find(({ name }) => name.includes('età'));
    expect(ages?.acceptedAnswer.text).toContain('5');
    expect(JSON.stringify(asked())).not.toContain('confermare');
    // The ratio of children to adults is not confirmed yet.
    const confirmed = changed<CareFacts>('facts/care.json', ({ ratio }) => {
      ratio.status = 'confirmed';
      delete ratio.confirm;
    });
    expect(asked(published(confirmed))).toHaveLength(asked().length + 1);
  });
});
