import { PageHero } from '../../components/page/PageHero.tsx';
import { useGalleryPage } from '../../layout/template-pages.ts';

export function GalleryHero() {
  const { page, t, picture } = useGalleryPage();
  const { eyebrow, title, text, pictureAlt } = t('hero');
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      text={text}
      picture={{ ...picture(page.hero.picture), alt: pictureAlt ?? '' }}
    />
  );
}
