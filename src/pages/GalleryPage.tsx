import { usePage } from '../layout/page-context.tsx';
import { AlbumSection } from './AlbumSection.tsx';
import { ActivityAlbums } from './gallery/ActivityAlbums.tsx';
import { GalleryHero } from './gallery/GalleryHero.tsx';

export function GalleryPage() {
  const { page, texts } = usePage('gallery');
  return (
    <>
      <GalleryHero />
      <AlbumSection album={page.album.link} texts={texts.album} />
      <ActivityAlbums />
    </>
  );
}
