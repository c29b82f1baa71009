import type { Organization } from 'schema-dts';
import { type PageVoice, present } from '../page-voice.ts';

/** The address under which every page speaks of the camp itself. */
export function organisationId({ publication }: PageVoice): string {
  return `${publication.site.origin}/#organisation`;
}

export function organisation(voice: PageVoice): Organization {
  const { site } = voice.publication;
  const founded = voice.number('camp.founded');
  return {
    '@type': 'Organization',
    '@id': organisationId(voice),
    name: site.brand,
    url: site.origin,
    ...present({
      foundingDate: founded === undefined ? undefined : String(founded),
      email: voice.text('contacts.secretariat.email'),
      telephone: voice.text('contacts.secretariat.phone'),
    }),
  };
}
