import type { ReactNode } from 'react';
import { Actions } from '../components/actions/Action.tsx';
import { Card } from '../components/cards/Card.tsx';
import { CardGrid } from '../components/cards/CardGrid.tsx';
import { ValueCard } from '../components/cards/ValueCard.tsx';
import { BodyText } from '../components/page/BodyText.tsx';
import { Section } from '../components/page/Section.tsx';
import type { ActivityPageSection } from '../content/types.ts';
import { untilClosing } from '../layout/season.ts';
import { usePage, useSite } from '../layout/site-context.tsx';
import styles from './activity/ActivitySections.module.css';
import { FactCards, useCardPicture } from './activity/FactCards.tsx';
import { AlbumSection } from './shared/AlbumSection.tsx';
import { Hero } from './shared/Hero.tsx';

export function ActivityPage() {
  const { page, t } = usePage<'activity'>();
  return (
    <>
      <Hero words={t('hero')} picture={page.picture} tone={page.tone} />
      <ActivitySections />
      {page.gallery !== undefined && <AlbumSection album={page.gallery} texts={t('gallery')} />}
    </>
  );
}

/** Sections in the tones sky and paper in turn; the buttons close the last one. */
function ActivitySections() {
  const { sections } = usePage<'activity'>().page;
  return sections.map((section, index) => (
    <ActivitySection key={section.id} section={section} tone={index % 2 === 0 ? 'sky' : 'paper'}>
      {index === sections.length - 1 && <NextPages />}
    </ActivitySection>
  ));
}

interface ActivitySectionProps {
  section: ActivityPageSection;
  tone: 'paper' | 'sky';
  children: ReactNode;
}

function ActivitySection({ section, tone, children }: ActivitySectionProps) {
  const { title, body } = usePage<'activity'>().t(`sections.${section.id}`);
  const { id, kind, items, list } = section;
  const paper = { id, heading: title, tone, edge: true };
  if (kind === 'text') {
    return (
      <Section {...paper} layout="aside">
        <BodyText body={body} />
        {children}
      </Section>
    );
  }
  return (
    <Section {...paper}>
      <div className={styles.lead} data-print="flat">
        <BodyText body={body} />
      </div>
      {kind === 'cards' && items && <ItemCards items={items} section={section} />}
      {kind === 'facts' && list && <FactCards list={list} section={section} />}
      {children}
    </Section>
  );
}

function NextPages() {
  const { page, t, destination } = usePage<'activity'>();
  const { pages } = useSite().content.site;
  const enrolment = pages.find(({ template }) => template === 'enrolment')?.id;
  const actions = page.buttons.map(({ id, target }) => ({
    label: t(`buttons.${id}`),
    ...destination(target),
    ...(target.page === enrolment && { season: untilClosing }),
  }));
  return <Actions actions={actions} />;
}

interface ItemCardsProps {
  items: NonNullable<ActivityPageSection['items']>;
  section: ActivityPageSection;
}

function ItemCards({ items, section }: ItemCardsProps) {
  const { t } = usePage<'activity'>();
  const pictureOf = useCardPicture(section);
  return (
    <CardGrid shape={items.length % 3 === 0 ? 'three' : 'pair'}>
      {items.map(({ id, icon }) => {
        const words = t(`items.${id}`);
        const { picture } = pictureOf(id);
        return picture ? (
          <Card key={id} picture={picture} {...words} />
        ) : (
          <ValueCard key={id} icon={icon} {...words} />
        );
      })}
    </CardGrid>
  );
}
