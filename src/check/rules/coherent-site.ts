import type { Rule } from '../rule.ts';
import { anchors } from './anchors.ts';
import { factsUnused } from './facts-unused.ts';
import { freeEntry } from './free-entry.ts';
import { heads } from './heads.ts';
import { languages } from './languages.ts';
import { lessonPlaces } from './lesson-places.ts';
import { links } from './links.ts';
import { lowestPrices } from './lowest-prices.ts';
import { pageParts } from './page-parts.ts';
import { plurals } from './plurals.ts';
import { saysUnused } from './says-unused.ts';
import { textWeekdays } from './text-weekdays.ts';

/** Texts, links, heads and languages that must fit the facts and each other. */
export const coherentSite: readonly Rule[] = [
  textWeekdays,
  freeEntry,
  lessonPlaces,
  lowestPrices,
  pageParts,
  factsUnused,
  saysUnused,
  anchors,
  links,
  heads,
  languages,
  plurals,
];
