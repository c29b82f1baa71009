import { BulletList } from '../../components/lists/BulletList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { usePage } from '../../layout/page-context.tsx';
import { Figures } from './Figures.tsx';

/** The agreement in percent, and what stands behind it. */
export function Agreement() {
  const { title, text, points } = usePage('sports-centres').texts.model;
  return (
    <Section id="agreement" heading={title} intro={text} tone="pool" layout="aside" edge>
      <Figures />
      <BulletList items={points} />
    </Section>
  );
}
