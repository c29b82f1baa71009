import type { PostalAddress } from 'schema-dts';
import { isObject } from '../../content/json.ts';
import type { SettledPage } from '../settled-page.ts';

const COUNTRY = 'IT';

/** The addresses of a venue, one for each entrance; none while they are not settled. */
export function addressesOf(settledPage: SettledPage, venue: string): PostalAddress[] {
  const streets = settledPage.value(`venues.${venue}.addresses`);
  const city = settledPage.text(`venues.${venue}.city`);
  if (!Array.isArray(streets) || city === undefined) return [];
  return streets.map((street) => ({
    '@type': 'PostalAddress',
    streetAddress: String(street),
    addressLocality: city,
    addressCountry: COUNTRY,
  }));
}

/** The ages that a page says the camp, or an open day, is for. */
export function agesOf(
  settledPage: SettledPage,
  path: string,
): { min: number; max: number } | undefined {
  const range = settledPage.value(path);
  const [min, max] = isObject(range)
    ? [range.min, range.max]
    : [settledPage.value(`${path}.min`), settledPage.value(`${path}.max`)];
  return typeof min === 'number' && typeof max === 'number' ? { min, max } : undefined;
}
