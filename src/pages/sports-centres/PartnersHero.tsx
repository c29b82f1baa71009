import { Actions } from '../../components/actions/Actions.tsx';
import { PageHero } from '../../components/page/PageHero.tsx';
import { useSportsCentresPage } from '../../layout/template-pages.ts';
import { PrintedAddress } from '../shared/PrintedAddress.tsx';

/** Its buttons lead to the parts of this page that carry their names. */
export function PartnersHero() {
  const { page, t, entry, picture, pathOf } = useSportsCentresPage();
  const { eyebrow, title, text, pictureAlt } = t('hero');
  const actions = page.actions.map((anchor) => ({
    label: t(`actions.${anchor}`),
    to: pathOf(entry.id, anchor),
  }));
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      text={text}
      picture={page.picture ? { ...picture(page.picture), alt: pictureAlt ?? '' } : undefined}
    >
      <Actions actions={actions} />
      <PrintedAddress />
    </PageHero>
  );
}
