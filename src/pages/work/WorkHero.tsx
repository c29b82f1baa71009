import { Actions } from '../../components/actions/Actions.tsx';
import { PageHero } from '../../components/page/PageHero.tsx';
import { useWorkPage } from '../../layout/template-pages.ts';
import { PrintedAddress } from '../shared/PrintedAddress.tsx';
import { Highlights } from './Highlights.tsx';

export function WorkHero() {
  const { page, t, link, picture } = useWorkPage();
  const { eyebrow, title, text, pictureAlt } = t('hero');
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      text={text}
      picture={page.picture ? { ...picture(page.picture), alt: pictureAlt ?? '' } : undefined}
    >
      <Highlights />
      <Actions
        actions={[{ label: t('application.button'), href: link(page.application.link).url }]}
      />
      <PrintedAddress />
    </PageHero>
  );
}
