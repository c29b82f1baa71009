import { usePage } from '../layout/page-context.tsx';
import { AlbumSection } from './AlbumSection.tsx';
import { CampContacts } from './camp/CampContacts.tsx';
import { CampHero } from './camp/CampHero.tsx';
import { CampTabs } from './camp/CampTabs.tsx';
import { PrintedAddress } from './PrintedAddress.tsx';

export function CampPage() {
  const { page, texts } = usePage('camp');
  return (
    <>
      <PrintedAddress />
      <CampHero />
      <CampTabs />
      <CampContacts />
      <AlbumSection album={page.gallery} texts={texts.gallery} />
    </>
  );
}
