import { Steps } from '../../components/lists/Steps.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { useEnrolmentPage } from '../../layout/template-pages.ts';

export function EnrolmentSteps() {
  const { page, t } = useEnrolmentPage();
  const { title, text, items } = t('steps');
  return (
    <Section id="passaggi" heading={title} intro={text} layout="aside">
      <Steps steps={page.steps.map(({ id, icon }) => ({ id, icon, ...lookUp(items, id) }))} />
    </Section>
  );
}
