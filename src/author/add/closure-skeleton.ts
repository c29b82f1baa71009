import { factAddress } from '../../check/facts/fact-place.ts';
import { sharedTexts } from '../../check/layered-pages.ts';
import type { Project } from '../../check/project.ts';
import { valueAt } from '../../content/json.ts';
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
  const places = project.expected.flatMap(({ path, schema }) => {
    const groups = project.schemas.alongPath(schema, [])[0]?.factTexts;
    return (Array.isArray(groups) ? groups : [])
      .filter((group) => valueAt(group, ['fact']) === CLOSURES)
      .map((group) => {
        const at = String(valueAt(group, ['at']));
        return [holderOf(project, path, at), at] as const;
      });
  });
  // Pages that share their words have one place.
  const words = [...new Map(places)].map(([path, at]) =>
    added(path, `/${at}`, id, writable(hints, id)('closure')),
  );
  return together(added(file, pointer, id, { from, to }), ...words);
}

/** The file that holds a group of words of a page: its own, or the one that its template shares. */
function holderOf(project: Project, path: string, group: string): string {
  const holds = (file: string) => valueAt(project.typed(file)?.value, [group]) !== undefined;
  if (holds(path)) return path;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const shared = sharedTexts(project.locales).filter((one) => one.startsWith(folder));
  return shared.find(holds) ?? path;
}
