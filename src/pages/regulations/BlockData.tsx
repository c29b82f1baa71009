import type { ComponentType } from 'react';
import { KeyValueList } from '../../components/lists/KeyValueList.tsx';
import { lookUp } from '../../content/look-up.ts';
import { venueClosures } from '../../content/venue-closures.ts';
import { Address, MapLink } from '../../layout/Address.tsx';
import { Contacts } from '../../layout/Contacts.tsx';
import { usePage, useSite } from '../../layout/site-context.tsx';
import { chainShortfall } from '../../pricing/discounts/chain.ts';
import { AgreementBodies } from '../shared/AgreementBodies.tsx';
import { ChainTable } from '../shared/ChainTable.tsx';
import {
  AgreementRates,
  type Block,
  type BlockDataProps,
  Supplements,
  VenueRates,
} from './Rates.tsx';
import { WorkedExample } from './WorkedExample.tsx';

const kinds: Readonly<Record<Block['kind'], ComponentType<BlockDataProps> | undefined>> = {
  text: undefined,
  venues: VenueList,
  season: SeasonDates,
  prices: VenueRates,
  supplements: Supplements,
  chainTable: ChainRates,
  shortfallExample: ShortfallExample,
  agreementPrices: AgreementRates,
  agreementBodies: AgreementBodies,
  example: WorkedExample,
  contact: ContactPoint,
};

/** What the facts add to a block, by its kind. */
export function BlockData(props: BlockDataProps) {
  const Data = kinds[props.block.kind];
  return Data ? <Data {...props} /> : null;
}

/** Section 3: the discount of each child by the size of the chain. */
function ChainRates({ headingId }: BlockDataProps) {
  return <ChainTable labelledBy={headingId} words={usePage<'regulations'>().t('chain')} />;
}

/** Section 1: first day, last day, closures; those of one venue are named. */
function SeasonDates() {
  const { t, facts, format } = usePage<'regulations'>();
  const { start, end, closures } = facts.season;
  return (
    <KeyValueList
      entries={[
        { id: 'start', term: t('season.start'), value: format('longDate', start) },
        { id: 'end', term: t('season.end'), value: format('longDate', end) },
        ...Object.entries(closures).map(([id, range]) => ({
          id,
          term: t(`closures.${id}`),
          value: format('dateRange', range),
        })),
        ...venueClosures(facts).map(({ venue, id, ...range }) => ({
          id: `${venue}.${id}`,
          term: t('season.closedAt', {
            title: t(`closures.${id}`),
            venue: lookUp(facts.venues, venue).name,
          }),
          value: format('dateRange', range),
        })),
      ]}
    />
  );
}

/** Section 3: the difference when fewer pay than agreed, computed as for any family. */
function ShortfallExample() {
  const { facts } = useSite().content;
  const { t, format } = usePage<'regulations'>();
  const { agreed, paid, difference } = t('shortfall');
  const { agreedChildren, paidChildren } = facts.discounts.shortfallExample;
  const example = chainShortfall(agreedChildren, paidChildren, facts);
  const percent = (basisPoints: number) => format('percent', basisPoints / 100);
  return (
    <KeyValueList
      entries={[
        { id: 'agreed', term: agreed, value: percent(example.agreedPoints) },
        { id: 'paid', term: paid, value: percent(example.actualPoints) },
        { id: 'difference', term: difference, value: percent(example.differencePoints) },
      ]}
    />
  );
}

/** Section 6: a person or an office, and how to reach it. */
function ContactPoint({ block }: BlockDataProps) {
  const { facts } = usePage<'regulations'>();
  const contact = facts.contacts[block.contact ?? 'secretariat'];
  return (
    <div data-stack="3">
      {'name' in contact && <strong>{contact.name}</strong>}
      <Contacts group={contact} />
    </div>
  );
}

/** Section 1: where the camp is. */
function VenueList() {
  const { facts, t } = usePage<'regulations'>();
  const venues = Object.entries(facts.venues).filter(([, { listed }]) => listed);
  return (
    <ul data-row>
      {venues.map(([id, { name, addresses, map, status }]) => (
        <li key={id}>
          <h4 data-step="1">{name}</h4>
          {status === 'in-definition' && <p>{t('layout:terms.in-definition')}</p>}
          <Address lines={addresses} />
          <MapLink venue={{ name, map, addresses }} />
        </li>
      ))}
    </ul>
  );
}
