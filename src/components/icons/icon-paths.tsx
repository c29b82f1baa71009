import { activityIcons } from './icons-activities.tsx';
import { informationIcons } from './icons-information.tsx';
import { interfaceIcons } from './icons-interface.tsx';
import { itemIcons } from './icons-items.tsx';

/** Flat filled shapes on a 24 unit grid; `data-pale` marks the paper that lies below. */
export const iconPaths = {
  ...activityIcons,
  ...itemIcons,
  ...informationIcons,
  ...interfaceIcons,
};

export type IconName = keyof typeof iconPaths;
