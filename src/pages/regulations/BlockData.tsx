import type { ComponentType } from 'react';
import { Action } from '../../components/actions/Action.tsx';
import { KeyValueList } from '../../components/lists/KeyValueList.tsx';
import { Contacts } from '../../layout/Contacts.tsx';
import { useRecordLanguage } from '../../layout/navigation/languages.ts';
import { useSite } from '../../layout/site-context.tsx';
import { useRegulationsPage } from '../../layout/template-pages.ts';
import { chainShortfall } from '../../pricing/discounts/chain.ts';
import { AgreementBodies } from '../shared/AgreementBodies.tsx';
import { ChainTable } from '../shared/ChainTable.tsx';
import type { Block, BlockDataProps } from './block.ts';
import styles from './ContactPoint.module.css';
import { AgreementRates, Supplements, VenueRates } from './Rates.tsx';
import venueListStyles from './VenueList.module.css';
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
  return <ChainTable labelledBy={headingId} words={useRegulationsPage().t('chain')} />;
}

/** Section 1: first day, last day, closures. */
function SeasonDates() {
  const { t, facts, write } = useRegulationsPage();
  const { start, end, closures } = facts.season;
  return (
    <KeyValueList
      entries={[
        { id: 'start', term: t('season.start'), value: write('longDate', start) },
        { id: 'end', term: t('season.end'), value: write('longDate', end) },
        ...Object.entries(closures).map(([id, range]) => ({
          id,
          term: t(`closures.${id}`),
          value: write('dateRange', range),
        })),
      ]}
    />
  );
}

/** Section 3: the difference when fewer pay than agreed, computed as for any family. */
function ShortfallExample() {
  const { facts } = useSite().content;
  const { t, write } = useRegulationsPage();
  const { agreed, paid, difference } = t('shortfall');
  const example = chainShortfall({ ...facts.discounts.shortfallExample, families: [] }, facts);
  const percent = (basisPoints: number) => write('percent', basisPoints / 100);
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
  const { facts } = useRegulationsPage();
  const contact = facts.contacts[block.contact ?? 'secretariat'];
  return (
    <div className={styles.contact}>
      {'name' in contact && <p className={styles.name}>{contact.name}</p>}
      <Contacts group={contact} />
    </div>
  );
}

/** Section 1: where the camp is. */
function VenueList() {
  const { facts, t, link } = useRegulationsPage();
  const language = useRecordLanguage();
  const venues = Object.entries(facts.venues).filter(([, { listed }]) => listed);
  return (
    <ul className={venueListStyles.venues}>
      {venues.map(([id, { name, addresses, map, status }]) => (
        <li key={id} className={venueListStyles.venue}>
          <h4 className={venueListStyles.name}>{name}</h4>
          {status === 'in-definition' && <p>{t('layout:terms.in-definition')}</p>}
          <address className={venueListStyles.address} lang={language}>
            {addresses.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <Action
            label={t('layout:contacts.map', { venue: name })}
            href={link(map).url}
            variant="quiet"
            icon="pin"
          />
        </li>
      ))}
    </ul>
  );
}
