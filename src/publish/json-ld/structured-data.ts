import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import type { Template } from '../../content/content.ts';
import { lookUp } from '../../content/look-up.ts';
import type { Publication } from '../publication.ts';
import { SettledPage } from '../settled-page.ts';
import { openDays } from './open-days.ts';
import { organisation } from './organisation.ts';
import { questions } from './questions.ts';
import { venue } from './venue.ts';

/** The additional structured data of each template. */
const OWN: Readonly<
  Partial<Record<Template, (publication: Publication, localeId: string, pageId: string) => Thing[]>>
> = {
  camp: (...page) => venue(new SettledPage<'camp'>(...page)),
  guide: (...page) => questions(new SettledPage<'guide'>(...page)),
  'open-days': (...page) => openDays(new SettledPage<'open-days'>(...page)),
};

/**
 * The structured data of a page (schema.org): only settled facts that visitors read on it, never a
 * rating. Undefined for a page that is not public.
 */
export function structuredData(
  publication: Publication,
  localeId: string,
  pageId: string,
): Graph | undefined {
  if (!publication.isPublic(pageId)) return undefined;
  const settledPage = new SettledPage(publication, localeId, pageId);
  const own = OWN[settledPage.content.entry.template]?.(publication, localeId, pageId) ?? [];
  return {
    '@context': 'https://schema.org',
    '@graph': [organisation(settledPage), ...breadcrumbs(settledPage), ...own],
  };
}

/** The breadcrumbs of a page, with the names from the menus; none for the home page. */
function breadcrumbs(settledPage: SettledPage): BreadcrumbList[] {
  const { publication, shared, content, address } = settledPage;
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
