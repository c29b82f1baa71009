import type { ComponentType, ReactNode } from 'react';
import { FirstScreenEnd } from '../components/page/FirstScreenEnd.tsx';
import { UNKNOWN_URL } from '../content/paths.ts';
import type { HomePage as HomeStructure } from '../content/types.ts';
import { usePage, useSite } from '../layout/site-context.tsx';
import { UndecidedNote } from '../layout/UndecidedNote.tsx';
import { About, Activities, WorkTeaser } from './home/Cards.tsx';
import { ChainDiscount } from './home/ChainDiscount.tsx';
import { Glance } from './home/Glance.tsx';
import { HeroSlides } from './home/HeroSlides.tsx';
import styles from './home/Opening.module.css';
import { QuickEstimate } from './home/QuickEstimate.tsx';
import { Testimonials } from './home/Testimonials.tsx';
import { Venues } from './home/Venues.tsx';
import { BeforeDeciding } from './shared/BeforeDeciding.tsx';

type Block = HomeStructure['blocks'][number];

const sections: Readonly<Record<Block, ComponentType>> = {
  hero: HeroSlides,
  glance: Glance,
  quick: QuickEstimate,
  about: About,
  activities: Activities,
  venues: Venues,
  decide: BeforeDeciding,
  testimonials: Testimonials,
  chain: ChainDiscount,
  work: WorkTeaser,
};

/** At the head of the page, these two share the first screen with the title. */
const OPENING: readonly Block[] = ['hero', 'glance'];

export function HomePage() {
  const { blocks } = usePage<'home'>().page;
  const opening = leading(blocks);
  const startsWithGlance = opening[0] === 'glance';
  return (
    <>
      <Opening startsWithGlance={startsWithGlance} hasSlides={opening.includes('hero')}>
        {opening.slice(startsWithGlance ? 1 : 0).map(sectionOf)}
      </Opening>
      {blocks.slice(opening.length).map(sectionOf)}
    </>
  );
}

function sectionOf(block: Block) {
  const Section = sections[block];
  return <Section key={block} />;
}

function leading(blocks: readonly Block[]): readonly Block[] {
  const end = blocks.findIndex((block) => !OPENING.includes(block));
  return end === -1 ? blocks : blocks.slice(0, end);
}

interface OpeningProps {
  /** The glance comes first: with the title it fills a phone's screen. */
  startsWithGlance: boolean;
  hasSlides: boolean;
  children: ReactNode;
}

/** The first screen: the title, which does not move with the slides, and what is beside it. */
function Opening({ startsWithGlance, hasSlides, children }: OpeningProps) {
  const { t } = usePage<'home'>();
  return (
    <div
      className={styles.opening}
      data-tone="sky"
      data-slides={hasSlides || undefined}
      data-print="flat"
    >
      <div className={styles.first} data-first-screen>
        <p id={UNKNOWN_URL} className={styles.lost}>
          {useSite().t('notFound.landed')}
        </p>
        <h1 className={styles.title} data-print="flat">
          {t('hero.title')}
        </h1>
        {startsWithGlance && <Glance />}
      </div>
      <FirstScreenEnd />
      <UndecidedNote />
      {children}
    </div>
  );
}
