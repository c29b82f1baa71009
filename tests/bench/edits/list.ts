import type { Edit } from './edit.ts';
import { large, lists, others, pages, venues } from './pages.ts';
import { dates, decisions, hours, prices } from './values.ts';

/** All edits, in the order in which they are counted from 1. */
export const EDITS: readonly Edit[] = [
  ...[...prices, ...dates, ...hours, ...decisions],
  ...[...venues, ...pages, ...lists, ...others, ...large],
];
