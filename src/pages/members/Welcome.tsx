import { DaySchedule } from '../../components/dates/DaySchedule.tsx';
import { Contacts } from '../../layout/Contacts.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { StaffBlock } from '../../staff/StaffBlock.tsx';

/** The staff's day, shift by shift, and whom to call. */
export function Welcome() {
  const { page, t, facts } = useMembersPage();
  const { shiftsTitle, contacts } = t('welcome');
  const shifts = page.shifts.map(({ id, icon }) => {
    const { hours, ...words } = t(`welcome.shifts.${id}`);
    return { id, icon, range: hours, ...words };
  });
  return (
    <>
      <StaffBlock title={shiftsTitle}>
        <DaySchedule headingLevel="h4" items={shifts} />
      </StaffBlock>
      <StaffBlock title={contacts.title} text={contacts.text}>
        <Contacts group={facts.contacts.management} />
      </StaffBlock>
    </>
  );
}
