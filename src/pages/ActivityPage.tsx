import { useActivityPage } from '../layout/template-pages.ts';
import { ActivitySections } from './activity/ActivitySections.tsx';
import { AlbumSection } from './shared/AlbumSection.tsx';
import { Hero } from './shared/Hero.tsx';

export function ActivityPage() {
  const { page, t } = useActivityPage();
  return (
    <>
      <Hero words={t('hero')} picture={page.picture} tone={page.tone} />
      <ActivitySections />
      {page.gallery !== undefined && <AlbumSection album={page.gallery} texts={t('gallery')} />}
    </>
  );
}
