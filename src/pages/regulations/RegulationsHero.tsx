import { Badge } from '../../components/cards/Badge.tsx';
import { PageHero } from '../../components/page/PageHero.tsx';
import { usePage } from '../../layout/page-context.tsx';

export function RegulationsHero() {
  const { page, texts, picture } = usePage('regulations');
  return (
    <PageHero
      badge={<Badge label={texts.hero.badge} />}
      title={texts.hero.title}
      text={texts.hero.subtitle}
      picture={page.picture ? { ...picture(page.picture), alt: '' } : undefined}
    >
      <p>{texts.hero.updated}</p>
    </PageHero>
  );
}
