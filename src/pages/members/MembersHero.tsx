import { PageHero } from '../../components/page/PageHero.tsx';
import { usePage } from '../../layout/page-context.tsx';
import { PrintedAddress } from '../PrintedAddress.tsx';

export function MembersHero() {
  const { page, texts, picture } = usePage('members');
  const { eyebrow, title, text, pictureAlt } = texts.hero;
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
