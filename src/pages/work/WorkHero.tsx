import { Actions } from '../../components/actions/Actions.tsx';
import { PageHero } from '../../components/page/PageHero.tsx';
import { usePage } from '../../layout/page-context.tsx';
import { PrintedAddress } from '../PrintedAddress.tsx';
import { Highlights } from './Highlights.tsx';

export function WorkHero() {
  const { page, texts, link, picture } = usePage('work');
  const { eyebrow, title, text, pictureAlt } = texts.hero;
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      text={text}
      picture={page.picture ? { ...picture(page.picture), alt: pictureAlt ?? '' } : undefined}
    >
      <Highlights />
      <Actions
        actions={[{ label: texts.application.button, href: link(page.application.link).url }]}
      />
      <PrintedAddress />
    </PageHero>
  );
}
