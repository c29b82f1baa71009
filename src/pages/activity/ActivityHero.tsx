import { PageHero } from '../../components/page/PageHero.tsx';
import { useActivityPage } from '../../layout/template-pages.ts';

export function ActivityHero() {
  const { page, t, picture } = useActivityPage();
  const { pictureAlt = '', ...words } = t('hero');
  return (
    <PageHero {...words} tone={page.tone} picture={{ ...picture(page.picture), alt: pictureAlt }} />
  );
}
