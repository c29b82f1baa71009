import { Steps } from '../../components/lists/Steps.tsx';
import { Section } from '../../components/page/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import { usePage } from '../../layout/page-context.tsx';

export function EnrolmentSteps() {
  const { page, texts } = usePage('enrolment');
  const { title, text, items } = texts.steps;
  return (
    <Section id="passaggi" heading={title} intro={text} layout="aside">
      <Steps steps={page.steps.map(({ id, icon }) => ({ id, icon, ...lookUp(items, id) }))} />
    </Section>
  );
}
