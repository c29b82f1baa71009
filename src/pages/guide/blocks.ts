import type { ComponentType } from 'react';
import type { GuidePage } from '../../content/types.ts';
import { PhotographLines } from '../shared/PhotographLines.tsx';
import { DayTimeline } from './DayTimeline.tsx';
import { GuideContacts } from './GuideContacts.tsx';
import { Meals } from './Meals.tsx';
import { Places } from './Places.tsx';
import { PriceComparison } from './PriceComparison.tsx';
import { Questions } from './Questions.tsx';
import { Weeks } from './weeks/Weeks.tsx';

type Block = NonNullable<GuidePage['sections'][number]['block']>;

/** What stands under the words of a section. */
export const blocks: Readonly<Record<Block, ComponentType>> = {
  prices: PriceComparison,
  day: DayTimeline,
  meals: Meals,
  places: Places,
  contacts: GuideContacts,
  weeks: Weeks,
  questions: Questions,
  photographs: PhotographLines,
};
