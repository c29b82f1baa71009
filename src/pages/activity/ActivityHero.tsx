import { PageHero } from '../../components/PageHero.tsx';
import { usePage } from '../page-context.tsx';

export function ActivityHero() {
  const { page, texts, picture } = usePage('activity');
  const { pictureAlt = '', ...words } = texts.hero;
  return (
    <PageHero {...words} tone={page.tone} picture={{ ...picture(page.picture), alt: pictureAlt }} />
  );
}
