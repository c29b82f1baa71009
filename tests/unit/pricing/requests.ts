import type { ChildRequest } from '../../../src/pricing/request/request.ts';

/** A child at Sport City, full day. */
export const sportCity = (rest: Partial<ChildRequest> = {}): ChildRequest => ({
  venue: 'sport-city',
  timeBand: 'full',
  weeks: 0,
  ...rest,
});

/** A child at Sport City, half day. */
export const halfDay = (rest: Partial<ChildRequest> = {}): ChildRequest =>
  sportCity({ timeBand: 'half', ...rest });

/** A child at SC Ostiense, which has full days only. */
export const ostiense = (rest: Partial<ChildRequest> = {}): ChildRequest =>
  sportCity({ venue: 'sc-ostiense', ...rest });
