import { BulletList } from '../../components/BulletList.tsx';
import { Section } from '../../components/Section.tsx';
import { StatList } from '../../components/StatList.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../page-context.tsx';

/** The agreement in percent, and what stands behind it. */
export function Agreement() {
  const { page, texts } = usePage('sports-centres');
  const { title, text, points, figures } = texts.model;
  return (
    <Section id="agreement" heading={title} intro={text} tone="pool" layout="aside" edge>
      <StatList stats={page.figures.map(({ id }) => ({ id, ...lookUp(figures, id) }))} />
      <BulletList items={points} />
    </Section>
  );
}
