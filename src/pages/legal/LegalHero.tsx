import { Badge } from '../../components/cards/Badge.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { PageHero } from '../../components/page/PageHero.tsx';
import { useLegalPage } from '../../layout/template-pages.ts';

export function LegalHero() {
  const { page, t } = useLegalPage();
  return (
    <PageHero
      badge={
        <>
          <Icon name={page.hero.icon} size="sticker" />
          <Badge label={t('hero.badge')} />
        </>
      }
      title={t('hero.title')}
      text={t('version')}
    />
  );
}
