import { useGalleryPage } from '../layout/template-pages.ts';
import { ActivityAlbums } from './gallery/ActivityAlbums.tsx';
import { AlbumSection } from './shared/AlbumSection.tsx';
import { Hero } from './shared/Hero.tsx';

export function GalleryPage() {
  const { page, t } = useGalleryPage();
  return (
    <>
      <Hero words={t('hero')} picture={page.hero.picture} />
      <AlbumSection album={page.album.link} texts={t('album')} />
      <ActivityAlbums />
    </>
  );
}
