import type { ComponentType } from 'react';
import type { ActivityPageSection } from '../../content/types.ts';
import { EventCards } from './EventCards.tsx';
import { SportCards } from './SportCards.tsx';
import { ThemeCards } from './ThemeCards.tsx';

type List = NonNullable<ActivityPageSection['list']>;

const lists: Readonly<Record<List, ComponentType>> = {
  themes: ThemeCards,
  sports: SportCards,
  events: EventCards,
};

/** Cards that come from the official facts, in the order of the facts. */
export function FactCards({ list }: { list: List }) {
  const Cards = lists[list];
  return <Cards />;
}
