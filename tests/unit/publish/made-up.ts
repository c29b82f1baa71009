import { requestSchemas } from '../../../scripts/project/request-schemas.ts';
import type { SourceFile } from '../../../src/check/json/json-document.ts';
import { addOurFormats } from '../../../src/check/schema/formats.ts';
import { memoize } from '../../../src/content/memoize.ts';
import { createPublicApi } from '../../../src/publish/public-api.ts';
import { publicApiData } from '../../../src/publish/public-api-data.ts';
import { Publication } from '../../../src/publish/publication.ts';
import { CAMP_TODAY, campSources } from '../../camp.ts';
import { projectOf } from '../../schemas.ts';

/** The publication of the made-up camp on a day. */
export function published(
  sources: readonly SourceFile[] = campSources,
  today = CAMP_TODAY,
): Publication {
  return new Publication(projectOf(sources), today);
}

const dataOf = memoize((sources: readonly SourceFile[]) =>
  publicApiData(published(sources), requestSchemas()),
);

/** The data that its build writes for the server; tests only read it. */
export const builtData = (sources = campSources) => dataOf(sources);

/** The API that the server creates from it. */
export const builtApi = () => createPublicApi(builtData(), addOurFormats);
