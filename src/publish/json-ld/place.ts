import type { PostalAddress } from 'schema-dts';
import { isObject } from '../../content/json.ts';
import type { SettledPage } from '../settled-page.ts';

const COUNTRY = 'IT';

/** The addresses of a venue, one per entrance; none until they are settled. */
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

/** The age range of the camp or an open day, as a page shows it. */
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
