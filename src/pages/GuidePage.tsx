import type { ComponentType } from 'react';
import { Actions } from '../components/actions/Action.tsx';
import { Card } from '../components/cards/Card.tsx';
import { CardGrid } from '../components/cards/CardGrid.tsx';
import { DaySchedule } from '../components/dates/DaySchedule.tsx';
import { BulletList } from '../components/lists/BulletList.tsx';
import { Section } from '../components/page/Section.tsx';
import type { Tone } from '../components/page/tone.ts';
import type { GuidePage as GuideStructure } from '../content/types.ts';
import { MapLink } from '../layout/Address.tsx';
import { AskSecretariat } from '../layout/AskSecretariat.tsx';
import { untilClosing } from '../layout/season.ts';
import { usePage, useSite } from '../layout/site-context.tsx';
import { UndecidedNote } from '../layout/UndecidedNote.tsx';
import { Faq } from './guide/Faq.tsx';
import { Meals } from './guide/Meals.tsx';
import { listedPeople, People } from './guide/People.tsx';
import { FamilyExample, PriceComparison } from './guide/PriceComparison.tsx';
import { Weeks } from './guide/weeks/Weeks.tsx';
import { Hero } from './shared/Hero.tsx';
import { NextDeadline } from './shared/NextDeadline.tsx';
import { SeasonBody, type SeasonBodyProps } from './shared/SeasonBody.tsx';

type GuideSection = GuideStructure['sections'][number];

const TONES: readonly Tone[] = ['paper', 'sky'];

/** The sections that have something to say, in bands, and what the others leave behind. */
function useGuideSections() {
  const { page, t, facts } = usePage<'guide'>();
  const isShown = ({ id, block }: GuideSection) =>
    !isEmptySection(t(`sections.${id}`), block !== undefined) &&
    // The worked example has two children, so it shows nothing of a discount that begins later; its
    // schema says so too (`shownUpTo`).
    (block !== 'example' || facts.discounts.siblings.fromChild <= 2) &&
    (block !== 'people' || listedPeople(facts).length > 0);
  const shown = page.sections.filter(isShown);
  const openQuestionsOf = ({ id }: GuideSection) => t(`sections.${id}`).asks ?? [];
  return {
    shown,
    bands: inBands(shown),
    openQuestions: shown.flatMap(openQuestionsOf),
    lastWithOpenQuestions: shown.findLast((section) => openQuestionsOf(section).length > 0),
    emptyAnchors: [
      ...page.sections.filter((section) => !isShown(section)),
      ...(page.questions ?? []).filter(({ id }) => t(`questions.items.${id}`)?.body.length === 0),
    ].map(({ id }) => id),
  };
}

/** Answers what parents ask before they decide: words, and data from the facts beside them. */
export function GuidePage() {
  const { page, t } = usePage<'guide'>();
  const { shown, bands, openQuestions, lastWithOpenQuestions, emptyAnchors } = useGuideSections();
  const buttons = page.sections.flatMap(({ links = [] }) => links.filter(({ button }) => button));
  return (
    <>
      <Hero words={t('hero')} picture={page.picture}>
        <UndecidedNote />
        {shown.some(({ block }) => block === 'weeks') && <NextDeadline />}
        {buttons.length > 0 && <GuideLinks links={buttons} />}
      </Hero>
      {bands.map((sections, index) => {
        const tone = TONES[index % TONES.length];
        const isJoined = sections.length > 1;
        const parts = sections.map((section) => (
          <Part
            key={section.id}
            section={section}
            tone={tone}
            isJoined={isJoined}
            openQuestions={section === lastWithOpenQuestions ? openQuestions : undefined}
            emptyAnchors={section === shown.at(-1) ? emptyAnchors : []}
          />
        ));
        if (!isJoined) return parts;
        return (
          <Section key={sections[0]?.id} tone={tone} layout="columns" edge>
            {parts}
          </Section>
        );
      })}
    </>
  );
}

/** Neighbours that are only words share one band of background. */
function inBands(sections: readonly GuideSection[]): GuideSection[][] {
  const bands: GuideSection[][] = [];
  for (const section of sections) {
    const band = bands.at(-1);
    if (band && !section.block && !band.at(-1)?.block) band.push(section);
    else bands.push([section]);
  }
  return bands;
}

/** True for a section without confirmed answers, and for the open questions once none is left. */
function isEmptySection({ body, asks }: Pick<SeasonBodyProps, 'body' | 'asks'>, hasBlock: boolean) {
  return asks ? asks.length === 0 : body.length === 0 && !hasBlock;
}

interface PartProps {
  section: GuideSection;
  tone: Tone | undefined;
  /** Whether it shares its band. */
  isJoined: boolean;
  /**
   * All open questions of the page; only the last section that lists any gets them, with the button
   * that sends them.
   */
  openQuestions: string[] | undefined;
  /** The anchors of unconfirmed answers: their links lead to the last section, where one can ask. */
  emptyAnchors: readonly string[];
}

/** A wide block is under its words and heading, any other beside them. */
function Part({ section, tone, isJoined, openQuestions, emptyAnchors }: PartProps) {
  const { id, icon, block, links, ask, untilClosing: isShownUntilClosing } = section;
  const { title, ...words } = usePage<'guide'>().t(`sections.${id}`);
  const question = words.ask ? [words.ask] : undefined;
  const Block = block && BLOCKS[block];
  const isWide = block !== undefined && !NARROW.includes(block);
  return (
    <Section
      id={id}
      icon={icon}
      heading={title}
      tone={tone}
      layout={isJoined ? 'part' : isWide ? undefined : 'aside'}
      edge={!isJoined}
      season={isShownUntilClosing ? untilClosing : undefined}
      lead={Block && <SeasonBody {...words} />}
    >
      {emptyAnchors.map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {Block ? <Block /> : <SeasonBody {...words} />}
      {(openQuestions || ask) && <AskSecretariat questions={openQuestions ?? question} />}
      {links && <GuideLinks links={links} />}
    </Section>
  );
}

type GuideBlock = NonNullable<GuideSection['block']>;

/** Blocks beside their heading. */
const NARROW: readonly GuideBlock[] = ['example', 'photographs', 'places', 'prices', 'weeks'];

/** The block under the words of a section. */
const BLOCKS: Readonly<Record<GuideBlock, ComponentType>> = {
  prices: PriceComparison,
  example: FamilyExample,
  day: DayTimeline,
  meals: Meals,
  places: VenueAddresses,
  weeks: Weeks,
  questions: Faq,
  people: People,
  photographs: PhotographLines,
};

/** The day by the clock, with who is with the child at each hour once that is confirmed. */
function DayTimeline() {
  const { t, facts, format } = usePage<'guide'>();
  const isConfirmed = facts.care.groups.status === 'confirmed';
  const items = Object.entries(facts.programme.slots).map(([id, slot]) => {
    const { who, ...words } = t(`day.${id}`) ?? { title: '', text: '', who: '' };
    const { from, icon } = slot;
    const range = format('timeRange', slot);
    return { id, from, range, icon, ...words, who: isConfirmed ? who : undefined };
  });
  return <DaySchedule items={items.toSorted((a, b) => (a.from < b.from ? -1 : 1))} />;
}

/** Where a section leads; only a step on this site looks like a button. */
function GuideLinks({ links }: { links: NonNullable<GuideSection['links']> }) {
  const { t, destination } = usePage<'guide'>();
  return (
    <Actions
      actions={links.map(({ id, target, button }) => ({
        label: t(`links.${id}`) ?? '',
        variant: button ? 'primary' : 'quiet',
        ...destination(target),
      }))}
    />
  );
}

/** The listed venues: their addresses, and links to the map. */
function VenueAddresses() {
  const { facts } = usePage<'guide'>();
  const venues = Object.entries(facts.venues).filter(([, { listed }]) => listed);
  return (
    <CardGrid shape="two">
      {venues.map(([id, venue]) => (
        <Card key={id} title={venue.name} text={[...venue.addresses, venue.city].join(', ')}>
          <MapLink venue={venue} />
        </Card>
      ))}
    </CardGrid>
  );
}

function PhotographLines() {
  return <BulletList items={useSite().t('photographs.lines')} />;
}
