import { Banner } from '../../components/Banner.tsx';
import { BulletList } from '../../components/BulletList.tsx';
import { Section } from '../../components/Section.tsx';
import { usePage } from '../page-context.tsx';

export function PackingList() {
  const { texts } = usePage('open-days');
  const { title, text, items, note } = texts.packing;
  return (
    <Section heading={title} intro={text} layout="aside" edge>
      <BulletList items={items} />
      <Banner text={note} />
    </Section>
  );
}
