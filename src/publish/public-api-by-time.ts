import type { Ajv } from 'ajv';
import { createPublicApi, type PublicApi } from './public-api.ts';
import type { PublicApiFile } from './public-api-data.ts';

/** What the site says at an instant (milliseconds since the epoch): some values hold from a day on. */
export type PublicApiByTime = (now: number) => PublicApi;

/** All are made at once: some hosts compile nothing later, and nobody waits for it. */
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
