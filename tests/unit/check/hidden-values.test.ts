import { describe, expect, it } from 'vitest';
import { hiddenValues } from '../../../src/check/site/allowed-values.ts';
import { htmlTexts } from '../../../src/check/site/html-texts.ts';
import { createValues, plainEnds } from '../../../src/reader/values/values-in.ts';

const read = createValues('it');
const values = (text: string) => read(text).flatMap(({ value }) => plainEnds(value, 2031));

/** The values of structured data that the page does not show. */
function hidden(data: object, page: string): string[] {
  const script = `<script type="application/ld+json">${JSON.stringify({ '@graph': [data] })}</script>`;
  const html = `<!doctype html><head>${script}</head><main>${page}</main>`;
  return hiddenValues(htmlTexts(html), values).map(({ text }) => text);
}

describe('structured data', () => {
  it.each<[string, object, string]>([
    ['a price', { price: 153 }, '<p>Una settimana: 153&nbsp;€</p>'],
    [
      'a day and an hour',
      { startDate: '2031-05-10T10:00:00+02:00' },
      '<p>sabato 10 maggio 2031, 10:00–13:00</p>',
    ],
    ['the ages', { typicalAgeRange: '5-13' }, '<p>da 5 a 13 anni</p>'],
    ['hours whose line does not end', { text: 'Sì, 8:00–13:00.' }, '<p>Sì, 8:00–\u206013:00.</p>'],
    [
      'a mailbox that may break into two lines',
      { email: 'segreteria@lago.example' },
      '<a>segreteria@<wbr>lago<wbr>.example</a>',
    ],
    ['a name', { name: 'Lago Blu' }, '<h1>Il campus di Lago  blu</h1>'],
    [
      'a URL, a code and a position in a list',
      { url: 'https://x.example/', priceCurrency: 'EUR', position: 2 },
      '',
    ],
  ])('show on the page: %s', (_, data, page) => expect(hidden(data, page)).toEqual([]));

  it.each<[string, object, string, string[]]>([
    ['another price', { price: 149 }, '<p>153 €, non 1490 €</p>', ['149']],
    ['another hour', { opens: '08:00' }, '<p>9:00–17:00</p>', ['08:00']],
    ['a name that nobody says', { name: 'Colle Alto' }, '<p>Lago Blu</p>', ['Colle Alto']],
    ['a value inside a longer one', { price: 4 }, '<p>14 anni</p>', ['4']],
  ])('are missing on the page: %s', (_, data, page, expected) =>
    expect(hidden(data, page)).toEqual(expected),
  );
});
