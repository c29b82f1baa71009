import type { ComponentType } from 'react';
import type { Template } from '../content/content.ts';

/** Loads a template's code only when a page needs it. */
export const templates: Readonly<Record<Template, () => Promise<ComponentType>>> = {
  activity: async () => (await import('./ActivityPage.tsx')).ActivityPage,
  venue: async () => (await import('./VenuePage.tsx')).VenuePage,
  enrolment: async () => (await import('./EnrolmentPage.tsx')).EnrolmentPage,
  estimate: async () => (await import('./EstimatePage.tsx')).EstimatePage,
  gallery: async () => (await import('./GalleryPage.tsx')).GalleryPage,
  guide: async () => (await import('./GuidePage.tsx')).GuidePage,
  home: async () => (await import('./HomePage.tsx')).HomePage,
  legal: async () => (await import('./LegalPage.tsx')).LegalPage,
  staff: async () => (await import('./StaffPage.tsx')).StaffPage,
  'open-days': async () => (await import('./OpenDaysPage.tsx')).OpenDaysPage,
  regulations: async () => (await import('./RegulationsPage.tsx')).RegulationsPage,
  'sports-centres': async () => (await import('./SportsCentresPage.tsx')).SportsCentresPage,
  work: async () => (await import('./WorkPage.tsx')).WorkPage,
};
