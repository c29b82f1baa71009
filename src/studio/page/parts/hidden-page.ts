import type { Location } from '../../../author/edit.ts';
import { pointerSteps, valueAt } from '../../../content/json.ts';
import type { Difference } from '../../model/changes.ts';
import { pageTitle } from '../file-titles.ts';
import { titlesIn } from '../labels.ts';
import { pageForFile, placesNaming, SITE, VENUES } from '../preview/pages-showing.ts';
import type { Studio } from '../studio.ts';
import { words } from '../words.ts';

/** The page that a change hides or shows again, in words; undefined for other changes. */
export function hidingIn({ values }: Studio, { file, pointer, after }: Difference & Location) {
  const [first = '', place = '', key] = pointerSteps(pointer);
  const { off, on, unlisted, listed } = words.summary.page;
  if (file === SITE && key === 'off')
    return {
      id: String(valueAt(values[SITE], [first, place, 'id'])),
      isHidden: after === true,
      said: after === true ? off : on,
    };
  if (file !== VENUES || place !== 'listed' || after === undefined) return undefined;
  return {
    id: String(valueAt(values[VENUES], [first, 'page'])),
    isHidden: after === false,
    said: after === false ? unlisted : listed,
  };
}

/** The buttons and cards that go with a page that a change hides: «Prezzi (“Fate il preventivo”)». */
export function leadingToHidden(studio: Studio, row: Difference & Location): string[] {
  const hiding = hidingIn(studio, row);
  if (!hiding?.isHidden) return [];
  const said = placesNaming(studio, 'page', hiding.id).flatMap((link) => {
    const page = pageForFile(link.file);
    const at = link.pointer.replace(/(?:\/target)?\/page$/, '');
    const item = titlesIn(studio, link.file, at).findLast((title) => title.endsWith('”'));
    return page === undefined ? [] : pageTitle(studio, page) + (item ? ` (${item})` : '');
  });
  return [...new Set(said)];
}
