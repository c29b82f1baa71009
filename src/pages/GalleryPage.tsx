import { useGalleryPage } from '../layout/template-pages.ts';
import { ActivityAlbums } from './gallery/ActivityAlbums.tsx';
import { GalleryHero } from './gallery/GalleryHero.tsx';
import { AlbumSection } from './shared/AlbumSection.tsx';

export function GalleryPage() {
  const { page, t } = useGalleryPage();
  return (
    <>
      <GalleryHero />
      <AlbumSection album={page.album.link} texts={t('album')} />
      <ActivityAlbums />
    </>
  );
}
