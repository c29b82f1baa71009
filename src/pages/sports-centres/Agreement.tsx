import { BulletList } from '../../components/lists/BulletList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useSportsCentresPage } from '../../layout/template-pages.ts';
import { Figures } from './Figures.tsx';

/** The agreement in percent, and what stands behind it. */
export function Agreement() {
  const { title, text, points } = useSportsCentresPage().t('model');
  return (
    <Section id="agreement" heading={title} intro={text} tone="pool" layout="aside" edge>
      <Figures />
      <BulletList items={points} />
    </Section>
  );
}
