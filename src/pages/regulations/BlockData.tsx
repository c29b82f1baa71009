import type { ComponentType } from 'react';
import { AgreementBodies } from './AgreementBodies.tsx';
import { AgreementRates } from './AgreementRates.tsx';
import type { Block, BlockDataProps } from './block.ts';
import { ChainTable } from './ChainTable.tsx';
import { ContactPoint } from './ContactPoint.tsx';
import { SeasonDates } from './SeasonDates.tsx';
import { ShortfallExample } from './ShortfallExample.tsx';
import { Supplements } from './Supplements.tsx';
import { VenueList } from './VenueList.tsx';
import { VenueRates } from './VenueRates.tsx';
import { WorkedExample } from './WorkedExample.tsx';

const kinds: Readonly<Record<Block['kind'], ComponentType<BlockDataProps> | undefined>> = {
  text: undefined,
  venues: VenueList,
  season: SeasonDates,
  prices: VenueRates,
  supplements: Supplements,
  chainTable: ChainTable,
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
