import { PageHero } from '../../components/page/PageHero.tsx';
import { usePage } from '../../layout/page-context.tsx';

export function ActivityHero() {
  const { page, texts, picture } = usePage('activity');
  const { pictureAlt = '', ...words } = texts.hero;
  return (
    <PageHero {...words} tone={page.tone} picture={{ ...picture(page.picture), alt: pictureAlt }} />
  );
}
