import { ActivityAlbums } from './gallery/ActivityAlbums.tsx';
import { Album } from './gallery/Album.tsx';
import { GalleryHero } from './gallery/GalleryHero.tsx';

export function GalleryPage() {
  return (
    <>
      <GalleryHero />
      <Album />
      <ActivityAlbums />
    </>
  );
}
