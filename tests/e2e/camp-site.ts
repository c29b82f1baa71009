import { ROOT } from '../../scripts/project/places.ts';

/** Where the site of the made-up camp is built for the browser tests. */
export const CAMP_DIST = `${ROOT}.cache/camp`;
