import { Badge } from '../../components/cards/Badge.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { PageHero } from '../../components/page/PageHero.tsx';
import { usePage } from '../../layout/page-context.tsx';

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
