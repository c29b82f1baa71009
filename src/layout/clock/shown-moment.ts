import { createContext } from 'react';

/**
 * The moment (milliseconds since the epoch) that the HTML shows which is being made, or hydrated;
 * undefined for a page as everybody gets it, which cannot know when it is read. The build draws pages
 * at other moments too; `start/moments.ts` puts the parts that differ in their place by the clock.
 */
export const ShownMoment = createContext<number | undefined>(undefined);
