import { Actions } from '../../components/actions/Actions.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useWorkPage } from '../../layout/template-pages.ts';

export function Application() {
  const { page, t, link } = useWorkPage();
  const { title, text, button } = t('application');
  return (
    <Section id="application" heading={title} intro={text} tone="pine" edge>
      <Actions actions={[{ label: button, href: link(page.application.link).url }]} />
    </Section>
  );
}
