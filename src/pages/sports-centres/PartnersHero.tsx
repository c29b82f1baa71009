import { Actions } from '../../components/actions/Actions.tsx';
import { PageHero } from '../../components/page/PageHero.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import { PrintedAddress } from '../PrintedAddress.tsx';

/** Its buttons lead to the parts of this page that carry their names. */
export function PartnersHero() {
  const { page, texts, entry, picture, pathOf } = usePage('sports-centres');
  const { eyebrow, title, text, pictureAlt } = texts.hero;
  const actions = page.actions.map((anchor) => ({
    label: lookUp(texts.actions, anchor),
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
