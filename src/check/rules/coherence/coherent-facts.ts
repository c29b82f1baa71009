import type { Rule } from '../../rule.ts';
import { ages } from './ages.ts';
import { claims } from './claims.ts';
import { contacts } from './contacts.ts';
import { counts } from './counts.ts';
import { deadlines } from './deadlines.ts';
import { discounts } from './discounts.ts';
import { events } from './events.ts';
import { hours } from './hours.ts';
import { prices } from './prices.ts';
import { programme } from './programme.ts';
import { ranges } from './ranges.ts';
import { season } from './season.ts';
import { venues } from './venues.ts';
import { weekendDeadlines } from './weekend-deadlines.ts';
import { workedExample } from './worked-example.ts';

/** Facts that must be true together. */
export const coherentFacts: readonly Rule[] = [
  ranges,
  season,
  deadlines,
  prices,
  discounts,
  workedExample,
  counts,
  programme,
  hours,
  events,
  ages,
  venues,
  claims,
  contacts,
  weekendDeadlines,
];
