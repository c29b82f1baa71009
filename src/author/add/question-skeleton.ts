import type { Project } from '../../check/project.ts';
import { valueAt } from '../../content/json.ts';
import { type Addition, added, type Hints, nothing, together, writable } from './addition.ts';

/** A question of the parents with its answer, on the page that holds them, whichever it is. */
export function question(project: Project, id: string, hints: Hints): Addition {
  const write = writable(hints, id);
  const page = project.pages.find(
    (one) => valueAt(project.value(`pages/${one.id}.json`), ['questions']) !== undefined,
  );
  if (page === undefined) return nothing;
  const words = { title: write('question'), body: [write('answer')] };
  return together(
    added(`pages/${page.id}.json`, '/questions', '', { id }),
    ...project.locales.map((locale) =>
      added(`texts/${locale}/${page.id}.json`, '/questions/items', id, words),
    ),
  );
}
