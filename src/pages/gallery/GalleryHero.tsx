import { PageHero } from '../../components/page/PageHero.tsx';
import { usePage } from '../../layout/page-context.tsx';

export function GalleryHero() {
  const { page, texts, picture } = usePage('gallery');
  const { eyebrow, title, text, pictureAlt } = texts.hero;
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      text={text}
      picture={{ ...picture(page.hero.picture), alt: pictureAlt ?? '' }}
    />
  );
}
