import { BulletList } from '../../components/lists/BulletList.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { StaffBlock } from '../../staff/StaffBlock.tsx';
import { ChainCheck } from './ChainCheck.tsx';
import { QuoteForm } from './QuoteForm.tsx';

export function StaffRules() {
  const { page, t } = useMembersPage();
  return (
    <>
      {page.ruleGroups.map(({ id, icon }) => {
        const { title, items } = t(`rules.groups.${id}`);
        return (
          <StaffBlock key={id} icon={icon} title={title}>
            <BulletList items={items} columns />
          </StaffBlock>
        );
      })}
      <QuoteForm />
      <ChainCheck />
    </>
  );
}
