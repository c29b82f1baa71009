import { Actions } from '../../components/actions/Actions.tsx';
import { Section } from '../../components/page/Section.tsx';
import { usePage } from '../../layout/page-context.tsx';

export function Application() {
  const { page, texts, link } = usePage('work');
  const { title, text, button } = texts.application;
  return (
    <Section id="application" heading={title} intro={text} tone="pine" edge>
      <Actions actions={[{ label: button, href: link(page.application.link).url }]} />
    </Section>
  );
}
