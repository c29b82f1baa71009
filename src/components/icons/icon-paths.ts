import { activityIcons } from './icons-activities.ts';
import { informationIcons } from './icons-information.ts';
import { interfaceIcons } from './icons-interface.ts';
import { itemIcons } from './icons-items.ts';

/** Flat filled shapes on a 24 unit grid; `pale` marks the paper that lies below. */
export const iconPaths = {
  ...activityIcons,
  ...itemIcons,
  ...informationIcons,
  ...interfaceIcons,
};

export type IconName = keyof typeof iconPaths;
