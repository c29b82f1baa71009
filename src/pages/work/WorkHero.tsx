import { Actions } from '../../components/Actions.tsx';
import { FactLine } from '../../components/FactLine.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { lookUp } from '../../content/look-up.ts';
import { PrintedAddress } from '../PrintedAddress.tsx';
import { usePage } from '../page-context.tsx';

/** When, where and with which training: what one asks before reading on. */
export function WorkHero() {
  const { page, texts, link, picture } = usePage('work');
  const { eyebrow, title, text, pictureAlt } = texts.hero;
  const facts = page.highlights.map(({ id, icon }) => {
    const highlight = lookUp(texts.highlights, id);
    return { icon, label: highlight.title, value: highlight.text };
  });
  return (
    <PageHero
      eyebrow={eyebrow}
      title={title}
      text={text}
      picture={page.picture ? { ...picture(page.picture), alt: pictureAlt ?? '' } : undefined}
    >
      <FactLine facts={facts} />
      <Actions
        actions={[{ label: texts.application.button, href: link(page.application.link).url }]}
      />
      <PrintedAddress />
    </PageHero>
  );
}
