import type { Organization, PostalAddress } from 'schema-dts';
import { present, type SettledPage } from '../settled-page.ts';

/** The `@id` of the camp, the same on every page. */
export function organisationId({ publication }: SettledPage): string {
  return `${publication.site.origin}/#organisation`;
}

export function organisation(settledPage: SettledPage): Organization {
  const { site } = settledPage.publication;
  const founded = settledPage.number('camp.founded');
  return {
    '@type': 'Organization',
    '@id': organisationId(settledPage),
    name: site.brand,
    url: site.origin,
    ...present({
      foundingDate: founded === undefined ? undefined : String(founded),
      email: settledPage.text('contacts.secretariat.email'),
      telephone: settledPage.text('contacts.secretariat.phone'),
    }),
  };
}

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

/** The age range of the camp, if a page shows it whole. */
export function agesOf(settledPage: SettledPage): { min: number; max: number } | undefined {
  const [min, max] = [settledPage.number('camp.age.min'), settledPage.number('camp.age.max')];
  return min === undefined || max === undefined ? undefined : { min, max };
}
