import { useActivityPage } from '../layout/template-pages.ts';
import { ActivityHero } from './activity/ActivityHero.tsx';
import { ActivitySections } from './activity/ActivitySections.tsx';
import { AlbumSection } from './shared/AlbumSection.tsx';

export function ActivityPage() {
  const { page, t } = useActivityPage();
  return (
    <>
      <ActivityHero />
      <ActivitySections />
      <AlbumSection album={page.gallery} texts={t('gallery')} />
    </>
  );
}
