import { BulletList } from '../../components/lists/BulletList.tsx';
import { Banner } from '../../components/page/Banner.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useOpenDaysPage } from '../../layout/template-pages.ts';

export function PackingList() {
  const { t } = useOpenDaysPage();
  const { title, text, items, note } = t('packing');
  return (
    <Section heading={title} intro={text} layout="aside" edge>
      <BulletList items={items} />
      <Banner text={note} />
    </Section>
  );
}
