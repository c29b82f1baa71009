import type { ChildRequest } from '../../../src/pricing/request/request.ts';

/** A child of the full day at Sport City. */
export const sportCity = (rest: Partial<ChildRequest> = {}): ChildRequest => ({
  venue: 'sport-city',
  timeBand: 'full',
  weeks: 0,
  ...rest,
});

/** A child of the half day at Sport City. */
export const halfDay = (rest: Partial<ChildRequest> = {}): ChildRequest =>
  sportCity({ timeBand: 'half', ...rest });

/** A child at SC Ostiense, where the day is full only. */
export const ostiense = (rest: Partial<ChildRequest> = {}): ChildRequest =>
  sportCity({ venue: 'sc-ostiense', ...rest });
