import { Badge } from '../../components/cards/Badge.tsx';
import { PageHero } from '../../components/page/PageHero.tsx';
import { useRegulationsPage } from '../../layout/template-pages.ts';

export function RegulationsHero() {
  const { page, t, picture } = useRegulationsPage();
  return (
    <PageHero
      badge={<Badge label={t('hero.badge')} />}
      title={t('hero.title')}
      text={t('hero.subtitle')}
      picture={page.picture ? { ...picture(page.picture), alt: '' } : undefined}
    >
      <p>{t('hero.updated')}</p>
    </PageHero>
  );
}
