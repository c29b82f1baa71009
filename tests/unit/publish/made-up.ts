import type { SourceFile } from '../../../src/check/json/json-document.ts';
import { runChecks } from '../../../src/check/runChecks.ts';
import { Publication } from '../../../src/publish/publication.ts';
import { CAMP_TODAY, campSources } from '../../camp.ts';
import { schemas } from '../../schemas.ts';

/** The made-up camp as it is published on a day. */
export function published(
  sources: readonly SourceFile[] = campSources,
  today = CAMP_TODAY,
): Publication {
  return new Publication(runChecks(sources, schemas).project, today);
}
