import { Action } from '../../components/actions/Action.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { StaffBlock } from '../../staff/StaffBlock.tsx';
import { ChainCheck } from './ChainCheck.tsx';

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
      <QuoteQuestions />
      <ChainCheck />
    </>
  );
}

/** What to ask before any quote (regulations, section 4); the estimate asks it again. */
function QuoteQuestions() {
  const { page, t, destination } = useMembersPage();
  const { title, text, items, open } = t('rules.quote');
  return (
    <StaffBlock title={title} text={text}>
      <BulletList items={items} />
      <Action label={open} {...destination(page.quote.target)} />
    </StaffBlock>
  );
}
