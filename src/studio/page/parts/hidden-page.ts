import type { Location } from '../../../author/edit.ts';
import { pointerSteps, valueAt } from '../../../content/json.ts';
import type { Difference } from '../../model/changes.ts';
import { pageTitle } from '../file-titles.ts';
import { titlesIn } from '../labels.ts';
import { pageForFile, placesNaming, SITE, VENUES } from '../preview/pages-showing.ts';
import type { Studio } from '../store.ts';

/** The buttons and cards that go with a page that a change hides: «Prezzi (“Fate il preventivo”)». */
export function leadingToHidden(
  studio: Studio,
  { file, pointer, after }: Difference & Location,
): string[] {
  const [first = '', place = '', key] = pointerSteps(pointer);
  const isHidden =
    (file === SITE && key === 'off' && after) || (file === VENUES && after === false);
  if (!isHidden) return [];
  const id =
    file === SITE
      ? valueAt(studio.values[SITE], [first, place, 'id'])
      : place === 'listed' && valueAt(studio.values[VENUES], [first, 'page']);
  const said = placesNaming(studio, 'page', String(id)).flatMap((link) => {
    const page = pageForFile(link.file);
    const at = link.pointer.replace(/(?:\/target)?\/page$/, '');
    const item = titlesIn(studio, link.file, at).findLast((title) => title.endsWith('”'));
    return page === undefined ? [] : pageTitle(studio, page) + (item ? ` (${item})` : '');
  });
  return [...new Set(said)];
}
