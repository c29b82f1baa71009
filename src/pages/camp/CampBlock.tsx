import type { ComponentType } from 'react';
import { BodyText } from '../../components/page/BodyText.tsx';
import { useCampPage } from '../../layout/template-pages.ts';
import { Address } from './Address.tsx';
import { AgreementBodies } from './AgreementBodies.tsx';
import { AgreementRates } from './AgreementRates.tsx';
import { type BlockId, blockHeading } from './block-heading.ts';
import styles from './CampBlock.module.css';
import { Discounts } from './Discounts.tsx';
import { EnrolmentSteps } from './EnrolmentSteps.tsx';
import { Features } from './Features.tsx';
import { Menu } from './Menu.tsx';
import { Prices } from './Prices.tsx';
import { Programme } from './Programme.tsx';
import { Season } from './Season.tsx';

/** What stands under the words of a block; the other blocks have words only. */
const parts: Readonly<Partial<Record<BlockId, ComponentType>>> = {
  features: Features,
  address: Address,
  calendar: Season,
  programme: Programme,
  menu: Menu,
  prices: Prices,
  discounts: Discounts,
  agreementRates: AgreementRates,
  agreementBodies: AgreementBodies,
  enrolment: EnrolmentSteps,
};

/** Parts that need the width of the page; the others stand beside the words. */
const wide: ReadonlySet<BlockId> = new Set(['features', 'calendar', 'programme']);

/** A part of a tab: its heading, its words and its data. */
export function CampBlock({ id }: { id: BlockId }) {
  const { title, body } = useCampPage().t(`blocks.${id}`);
  const Part = parts[id];
  return (
    <div className={styles.block} data-part={Part && (wide.has(id) ? 'below' : 'beside')}>
      <h3 id={blockHeading(id)} className={styles.title}>
        {title}
      </h3>
      <BodyText body={body} />
      {Part && (
        <div className={styles.part}>
          <Part />
        </div>
      )}
    </div>
  );
}
