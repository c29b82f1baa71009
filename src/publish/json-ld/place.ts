import type { PostalAddress } from 'schema-dts';
import { isObject } from '../../content/json.ts';
import type { PageVoice } from '../page-voice.ts';

const COUNTRY = 'IT';

/** The addresses of a venue, one for each entrance; none while they are not settled. */
export function addressesOf(voice: PageVoice, venue: string): PostalAddress[] {
  const streets = voice.value(`venues.${venue}.addresses`);
  const city = voice.text(`venues.${venue}.city`);
  if (!Array.isArray(streets) || city === undefined) return [];
  return streets.map((street) => ({
    '@type': 'PostalAddress',
    streetAddress: String(street),
    addressLocality: city,
    addressCountry: COUNTRY,
  }));
}

/** The ages that a page says the camp, or an open day, is for. */
export function agesOf(voice: PageVoice, path: string): { min: number; max: number } | undefined {
  const range = voice.value(path);
  const [min, max] = isObject(range)
    ? [range.min, range.max]
    : [voice.value(`${path}.min`), voice.value(`${path}.max`)];
  return typeof min === 'number' && typeof max === 'number' ? { min, max } : undefined;
}
