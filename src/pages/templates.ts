import type { ComponentType } from 'react';
import type { Template } from '../content/content.ts';
import type { PageProviderProps } from '../layout/page-context.tsx';
import * as pages from '../layout/template-pages.ts';

/** Who hands a page's content to its parts, and the parts, whose code comes only when a page needs it. */
type TemplateParts<T extends Template> = readonly [
  Provider: ComponentType<PageProviderProps<T>>,
  load: () => Promise<ComponentType>,
];

export const templates: { readonly [T in Template]: TemplateParts<T> } = {
  activity: [
    pages.ActivityPageProvider,
    async () => (await import('./ActivityPage.tsx')).ActivityPage,
  ],
  camp: [pages.CampPageProvider, async () => (await import('./CampPage.tsx')).CampPage],
  enrolment: [
    pages.EnrolmentPageProvider,
    async () => (await import('./EnrolmentPage.tsx')).EnrolmentPage,
  ],
  estimate: [
    pages.EstimatePageProvider,
    async () => (await import('./EstimatePage.tsx')).EstimatePage,
  ],
  gallery: [pages.GalleryPageProvider, async () => (await import('./GalleryPage.tsx')).GalleryPage],
  guide: [pages.GuidePageProvider, async () => (await import('./GuidePage.tsx')).GuidePage],
  home: [pages.HomePageProvider, async () => (await import('./HomePage.tsx')).HomePage],
  legal: [pages.LegalPageProvider, async () => (await import('./LegalPage.tsx')).LegalPage],
  members: [pages.MembersPageProvider, async () => (await import('./MembersPage.tsx')).MembersPage],
  'open-days': [
    pages.OpenDaysPageProvider,
    async () => (await import('./OpenDaysPage.tsx')).OpenDaysPage,
  ],
  regulations: [
    pages.RegulationsPageProvider,
    async () => (await import('./RegulationsPage.tsx')).RegulationsPage,
  ],
  'sports-centres': [
    pages.SportsCentresPageProvider,
    async () => (await import('./SportsCentresPage.tsx')).SportsCentresPage,
  ],
  work: [pages.WorkPageProvider, async () => (await import('./WorkPage.tsx')).WorkPage],
};
