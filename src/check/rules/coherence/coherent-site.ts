import type { Rule } from '../../rule.ts';
import { factsUnused } from '../contradictions/facts-unused.ts';
import { saysUnused } from '../contradictions/says-unused.ts';
import { pageParts } from '../files/page-parts.ts';
import { sectionNumbers } from '../files/section-numbers.ts';
import { anchors } from '../links/anchors.ts';
import { links } from '../links/links.ts';
import { freeEntry } from '../texts/free-entry.ts';
import { heads } from '../texts/heads.ts';
import { languages } from '../texts/languages.ts';
import { plurals } from '../texts/plurals.ts';
import { textWeekdays } from '../texts/text-weekdays.ts';
import { lessonPlaces } from './lesson-places.ts';
import { lowestPrices } from './lowest-prices.ts';

/** Texts, links, heads and languages that must fit the facts and each other. */
export const coherentSite: readonly Rule[] = [
  textWeekdays,
  freeEntry,
  lessonPlaces,
  lowestPrices,
  pageParts,
  sectionNumbers,
  factsUnused,
  saysUnused,
  anchors,
  links,
  heads,
  languages,
  plurals,
];
