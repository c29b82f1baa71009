import { BulletList } from '../../components/lists/BulletList.tsx';
import { Banner } from '../../components/page/Banner.tsx';
import { Section } from '../../components/page/Section.tsx';
import { usePage } from '../../layout/page-context.tsx';

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
