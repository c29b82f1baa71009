import { BulletList } from '../../components/lists/BulletList.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';
import { StaffBlock } from '../../staff/StaffBlock.tsx';

export function StaffRules() {
  const { page, texts } = usePage('members');
  return page.ruleGroups.map(({ id, icon }) => {
    const { title, items } = lookUp(texts.rules.groups, id);
    return (
      <StaffBlock key={id} icon={icon} title={title}>
        <BulletList items={items} columns />
      </StaffBlock>
    );
  });
}
