import { Actions } from '../components/actions/Action.tsx';
import { SmartLink } from '../components/actions/SmartLink.tsx';
import { FactList } from '../components/lists/FactList.tsx';
import { Banner } from '../components/page/Banner.tsx';
import { Section } from '../components/page/Section.tsx';
import type { Tone } from '../components/page/tone.ts';
import { TabPanels } from '../components/tabs/TabPanels.tsx';
import { lookUp } from '../content/look-up.ts';
import type { VenuePageTab } from '../content/types.ts';
import { useDirections } from '../layout/Address.tsx';
import { Contacts } from '../layout/Contacts.tsx';
import { SeasonWords } from '../layout/SeasonWords.tsx';
import { untilClosing } from '../layout/season.ts';
import { usePage } from '../layout/site-context.tsx';
import { UndecidedNote } from '../layout/UndecidedNote.tsx';
import { AlbumSection } from './shared/AlbumSection.tsx';
import { BeforeDeciding } from './shared/BeforeDeciding.tsx';
import { Hero } from './shared/Hero.tsx';
import { VenueBlock } from './venue/VenueBlock.tsx';

export function VenuePage() {
  const { page, t } = usePage<'venue'>();
  return (
    <>
      <VenueHero />
      <VenueTabs />
      <BeforeDeciding />
      <VenueContacts />
      {page.gallery !== undefined && <AlbumSection album={page.gallery} texts={t('gallery')} />}
    </>
  );
}

/** Where, when, how much and how: what a family asks first. */
function VenueHero() {
  const { page, t, facts } = usePage<'venue'>();
  const isOpen = useIsOpen();
  const venue = lookUp(facts.venues, page.venue);
  const directions = useDirections(venue);
  const isAsked = venue.addresses.length > 1;
  return (
    <Hero words={t('hero')} picture={page.picture}>
      {!isOpen && <Banner {...t('banner')} />}
      {/* Even the hero of a venue in preparation shows undecided values. */}
      {!isOpen && <UndecidedNote />}
      <FactList
        facts={page.glance.map(({ id, icon }) => {
          const { label, from, value } = t(`glance.${id}`);
          const linkedValue = (
            <>
              {value}{' '}
              {id === 'place' && isAsked && (
                <SmartLink href={directions.href}>{directions.label}</SmartLink>
              )}
            </>
          );
          return { id, icon, label: <SeasonWords text={label} from={from} />, value: linkedValue };
        })}
      />
      <MainTabLinks isOpen={isOpen} />
    </Hero>
  );
}

/** Whether the venue is open; one in preparation is not. */
function useIsOpen(): boolean {
  const { page, facts } = usePage<'venue'>();
  return lookUp(facts.venues, page.venue).status === 'open';
}

/** The two tabs that most families look for first; for a venue in preparation, whom to ask. */
function MainTabLinks({ isOpen }: { isOpen: boolean }) {
  const { entry, t, pathOf } = usePage<'venue'>();
  const linkTo = (id: string, label: string) => ({ label, to: pathOf(entry.id, id) });
  const first = isOpen
    ? { ...linkTo('registration', t('tabs.registration.title')), season: untilClosing }
    : linkTo('camp-contacts', t('contacts.title'));
  return <Actions actions={[first, linkTo('pricing', t('tabs.pricing.title'))]} />;
}

/** The panels' anchors are the tabs' ids, so that `#pricing` can be shared. */
function VenueTabs() {
  const { page, t } = usePage<'venue'>();
  const { label, ...arrows } = t('tabBar');
  return (
    <TabPanels
      label={label}
      arrows={page.arrows ? arrows : undefined}
      tabs={page.tabs.map((tab) => ({
        id: tab.id,
        icon: tab.icon,
        label: t(`tabs.${tab.id}.label`),
        content: <VenuePanel tab={tab} />,
      }))}
    />
  );
}

/** The background of the first block of a tab; the other blocks have the plain one. */
const tones: Readonly<Record<VenuePageTab['id'], Tone>> = {
  info: 'paper',
  activities: 'sky',
  lunch: 'sky',
  pricing: 'pine',
  registration: 'pool',
};

function VenuePanel({ tab }: { tab: VenuePageTab }) {
  const { title, text, from } = usePage<'venue'>().t(`tabs.${tab.id}`);
  const isOpen = useIsOpen();
  const tone = tones[tab.id];
  const first = tone === 'paper' ? tab.blocks.length : 1;
  return (
    <>
      <Section heading={title} intro={<SeasonWords text={text} from={from} />} tone={tone} edge>
        <Blocks ids={tab.blocks.slice(0, first)} />
        {tab.id === 'pricing' && isOpen && <UndecidedNote />}
      </Section>
      {tab.blocks.length > first && (
        <Section edge>
          <Blocks ids={tab.blocks.slice(first)} />
        </Section>
      )}
    </>
  );
}

function Blocks({ ids }: { ids: VenuePageTab['blocks'] }) {
  return ids.map((id) => <VenueBlock key={id} id={id} />);
}

function VenueContacts() {
  const { title, text } = usePage<'venue'>().t('contacts');
  return (
    <Section id="camp-contacts" heading={title} intro={text} edge>
      <Contacts />
    </Section>
  );
}
