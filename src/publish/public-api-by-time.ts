import type { Ajv } from 'ajv';
import { createPublicApi, type PublicApi } from './public-api.ts';
import type { PublicApiFile } from './public-api-data.ts';

/** The API at an instant (milliseconds since the epoch): some values apply from a day onwards. */
export type PublicApiByTime = (now: number) => PublicApi;

/** Creates all versions at once: no request waits, and some hosts cannot compile code later. */
export function publicApiByTime(
  { later = [], ...data }: PublicApiFile,
  addFormats: (ajv: Ajv) => void,
): PublicApiByTime {
  const first = createPublicApi(data, addFormats);
  const others = later.map((one) => ({
    from: one.from,
    publicApi: createPublicApi(one.data, addFormats),
  }));
  return (now) => others.findLast(({ from }) => from <= now)?.publicApi ?? first;
}
