import { useCampPage } from '../layout/template-pages.ts';
import { UndecidedNote } from '../layout/UndecidedNote.tsx';
import { CampContacts } from './camp/CampContacts.tsx';
import { CampHero } from './camp/CampHero.tsx';
import { CampTabs } from './camp/CampTabs.tsx';
import { AlbumSection } from './shared/AlbumSection.tsx';

export function CampPage() {
  const { page, t } = useCampPage();
  return (
    <>
      <CampHero />
      <UndecidedNote />
      <CampTabs />
      <CampContacts />
      {page.gallery !== undefined && <AlbumSection album={page.gallery} texts={t('gallery')} />}
    </>
  );
}
