import { valueAt } from '../../content/json.ts';
import { factAddress } from '../facts/fact-place.ts';
import type { Project } from '../project.ts';
import { type Addition, added, type Hints, together, writable } from './addition.ts';

/** Days of Rome's calendar, `YYYY-MM-DD`, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const CLOSURES = 'season.closures';

/** Days on which the camp is closed, and what each calendar calls them. */
export function closure(
  project: Project,
  id: string,
  hints: Hints,
  { from, to }: Period,
): Addition {
  const { file, pointer } = factAddress(CLOSURES);
  const words = project.expected.flatMap(({ path, schema }) => {
    const groups = project.schemas.alongPath(schema, [])[0]?.factTexts;
    return (Array.isArray(groups) ? groups : [])
      .filter((group) => valueAt(group, ['fact']) === CLOSURES)
      .map((group) =>
        added(path, `/${valueAt(group, ['at'])}`, id, writable(hints, id)('closure')),
      );
  });
  return together(added(file, pointer, id, { from, to }), ...words);
}
