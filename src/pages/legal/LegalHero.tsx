import { Badge } from '../../components/Badge.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { usePage } from '../page-context.tsx';

export function LegalHero() {
  const { page, texts } = usePage('legal');
  return (
    <PageHero
      badge={
        <>
          <Icon name={page.hero.icon} size="sticker" />
          <Badge label={texts.hero.badge} />
        </>
      }
      title={texts.hero.title}
      text={texts.version}
    />
  );
}
