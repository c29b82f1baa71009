import { PageHero } from '../../components/page/PageHero.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { PrintedAddress } from '../shared/PrintedAddress.tsx';

export function MembersHero() {
  const { page, t, picture } = useMembersPage();
  const { eyebrow, title, text, pictureAlt } = t('hero');
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      text={text}
      picture={page.picture ? { ...picture(page.picture), alt: pictureAlt ?? '' } : undefined}
    >
      <PrintedAddress />
    </PageHero>
  );
}
