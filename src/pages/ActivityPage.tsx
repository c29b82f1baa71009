import { usePage } from '../layout/page-context.tsx';
import { AlbumSection } from './AlbumSection.tsx';
import { ActivityHero } from './activity/ActivityHero.tsx';
import { ActivitySections } from './activity/ActivitySections.tsx';

export function ActivityPage() {
  const { page, texts } = usePage('activity');
  return (
    <>
      <ActivityHero />
      <ActivitySections />
      <AlbumSection album={page.gallery} texts={texts.gallery} />
    </>
  );
}
