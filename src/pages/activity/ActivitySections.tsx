import type { ReactNode } from 'react';
import { Actions } from '../../components/Actions.tsx';
import { BodyText } from '../../components/BodyText.tsx';
import { Section } from '../../components/Section.tsx';
import { lookUp } from '../../content/look-up.ts';
import type { ActivityPageSection } from '../../content/types.ts';
import { usePage } from '../page-context.tsx';
import { FactCards } from './FactCards.tsx';
import { ItemCards } from './ItemCards.tsx';

/** Paper and sky by turns; the buttons close the last section. */
export function ActivitySections() {
  const { sections } = usePage('activity').page;
  return sections.map((section, place) => (
    <ActivitySection key={section.id} section={section} tone={place % 2 === 0 ? 'paper' : 'sky'}>
      {place === sections.length - 1 && <NextPages />}
    </ActivitySection>
  ));
}

interface ActivitySectionProps {
  section: ActivityPageSection;
  tone: 'paper' | 'sky';
  children: ReactNode;
}

function ActivitySection({ section, tone, children }: ActivitySectionProps) {
  const { title, body } = lookUp(usePage('activity').texts.sections, section.id);
  const { id, kind, items, list } = section;
  return (
    <Section id={id} heading={title} tone={tone} edge layout={kind === 'text' ? 'aside' : 'stack'}>
      <BodyText body={body} />
      {kind === 'cards' && items && <ItemCards items={items} />}
      {kind === 'facts' && list && <FactCards list={list} />}
      {children}
    </Section>
  );
}

function NextPages() {
  const { page, texts, destination } = usePage('activity');
  const actions = page.buttons.map(({ id, target }) => ({
    label: lookUp(texts.buttons, id),
    ...destination(target),
  }));
  return <Actions actions={actions} />;
}
