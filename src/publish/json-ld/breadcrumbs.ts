import type { BreadcrumbList } from 'schema-dts';
import { lookUp } from '../../content/look-up.ts';
import type { PageVoice } from '../page-voice.ts';

/** The way from the home page, by the names that the menus give; none for the home page itself. */
export function breadcrumbs(voice: PageVoice): BreadcrumbList[] {
  const { publication, shared, content, address } = voice;
  const home = publication.site.pages.find(({ template }) => template === 'home');
  if (!home || home.id === content.entry.id) return [];
  const start = publication.address(shared.locale.id, home.id);
  const steps = [
    { name: publication.site.brand, item: start },
    { name: lookUp(shared.texts.pages, content.entry.id), item: address },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}
