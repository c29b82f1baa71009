import type { Organization } from 'schema-dts';
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
