import { AlbumSection } from './AlbumSection.tsx';
import { ActivityAlbums } from './gallery/ActivityAlbums.tsx';
import { GalleryHero } from './gallery/GalleryHero.tsx';
import { usePage } from './page-context.tsx';

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
