import type { Location } from '../../../author/edit.ts';
import { textsOfSimilarGroup } from '../../../check/facts/names-from-texts.ts';
import { childOf, type Json, parentOf, pointerSteps, valueAt } from '../../../content/json.ts';
import { pageAt } from '../../../content/paths.ts';
import { eachText } from '../../../content/sentences.ts';
import type { Site } from '../../../content/types.ts';
import { type Field, fieldName, idOf } from '../../model/field.ts';
import { mainLocale } from '../file-titles.ts';
import { fieldIn } from '../labels.ts';
import { firstTexts, groupOf } from '../said-names.ts';
import { formsFor } from '../state-forms.ts';
import { currentStudio, goTo, type Studio } from '../store.ts';
import { LINKS, locationOfPicture, namedIn, PICTURES, shownPlace } from './pages-showing.ts';
import type { RenderedParts } from './rendered-parts.ts';

/**
 * Highlights the focused field on a page, or else the words of what has only an internal name, the
 * sentences of a state, or the group of a value that no page shows as it is.
 * @param locale of the page; empty for the first language
 * @returns how many parts are highlighted
 */
export function highlightFocus(
  drawing: RenderedParts,
  shown: { readonly page: string; readonly locale: string },
): number {
  const studio = currentStudio();
  const { values, focus } = studio;
  const place = shownPlace(focus.file, focus.pointer);
  const count = highlight(drawing, [place], urlsOf(studio, place));
  const field = count === 0 && fieldIn(studio, place.file, place.pointer);
  if (!field) return count;
  const texts = values[`texts/${shown.locale || mainLocale(studio)}/${shown.page}.json`];
  const its = texts && wordsPlace(studio, field, [texts]);
  const inWords = highlight(drawing, its ? [its] : formsFor(studio, place, String(field.value)));
  const group = parentOf(place.pointer);
  if (inWords > 0 || group === '' || !CHOSEN.has(field.kind)) return inWords;
  return highlight(drawing, [{ ...place, pointer: group }]);
}

/** Kinds of values that pages show as something else: the venue of an open day as its address. */
const CHOSEN = new Set(['reference', 'choice', 'boolean']);

/** The URLs in an entry of the links or pictures, or of those that a value names. */
function urlsOf(studio: Studio, { file, pointer }: Location): string[] {
  const entry = valueAt(studio.values[file] ?? null, pointerSteps(pointer)) ?? null;
  if (file === LINKS || file === PICTURES) return eachText(entry).map(({ text }) => text);
  return [...namedIn(studio, file)].flatMap(([named, places]) => {
    const [kind, name = ''] = named.split(' ');
    if (!places.some((at) => `${at}/`.startsWith(`${pointer}/`))) return [];
    if (kind === 'link') return urlsOf(studio, { file: LINKS, pointer: childOf('', name) });
    const of = { file: PICTURES, pointer: childOf('/pictures', name) };
    return kind === 'picture' ? urlsOf(studio, of) : [];
  });
}

/**
 * Highlights everything on the page from some fields.
 * @param urls of the links and pictures that they are about
 * @returns how many parts are highlighted
 */
function highlight(
  drawing: RenderedParts,
  places: readonly Location[],
  urls: readonly string[] = [],
): number {
  const page = drawing.root.ownerDocument;
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view) return 0;
  const parts = places.map(({ file, pointer }) => drawing.comingFrom(file, pointer));
  const ranges = parts.flatMap((part) => part.ranges);
  const elements = parts.flatMap((part) => part.elements);
  for (const element of page.querySelectorAll('[href], [src]')) {
    const url = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    if (urls.includes(url)) elements.push(element);
  }
  for (const element of page.querySelectorAll('[data-studio]'))
    if (!elements.includes(element)) element.removeAttribute('data-studio');
  view.CSS.highlights.set('studio', new view.Highlight(...ranges));
  for (const element of elements) element.setAttribute('data-studio', '');
  const [range] = ranges;
  const first = range?.startContainer.parentElement ?? elements[0];
  if (first) unfold(first);
  if (first && !isInView(range ?? first, view)) first.scrollIntoView({ block: 'center' });
  return ranges.length + elements.length;
}

/** Opens all that folds an element away. */
export function unfold(element: Element): void {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
}

function isInView(what: Range | Element, view: Window): boolean {
  const { top, bottom } = what.getBoundingClientRect();
  return top >= 0 && bottom <= view.innerHeight;
}

/** Opens the field behind a click on the page or, if there is none, follows the link. */
export function openClicked(
  event: MouseEvent,
  drawing: RenderedParts,
  choose: (page: string, locale: string) => void,
): void {
  event.preventDefault();
  const studio = currentStudio();
  const { values } = studio;
  const element = event.target as Element | null;
  const source = element?.closest('img')?.getAttribute('src');
  const words = drawing.placeOfElement(element);
  const { drawn } = drawing.root.ownerDocument.documentElement.dataset;
  // A picture takes precedence over its description, which nobody sees.
  const place =
    drawing.placeAtPoint(event.clientX, event.clientY) ??
    locationOfPicture(studio, source, drawn, words) ??
    words;
  const href = element?.closest('a')?.getAttribute('href');
  const linked = pageAt(values['site.json'] as unknown as Site, href ?? '');
  if (linked && (event.ctrlKey || event.metaKey || !place))
    choose(linked.page.id, linked.locale.id);
  else if (place) goTo(place);
}

/** Where the words of a value stand that has only an internal name; undefined if nowhere. */
export function wordsPlace(
  studio: Studio,
  field: Field,
  texts: readonly Json[] = firstTexts(studio),
) {
  const { isNamed, name, value, siblingIds = [] } = field;
  const inner = isNamed ? name : idOf(value);
  if (inner === undefined || (isNamed && fieldName(field) !== name)) return undefined;
  const group = textsOfSimilarGroup(inner, siblingIds, texts, groupOf(field.pointer));
  const [file] = Object.entries(studio.values).find(([, whole]) => whole === group?.file) ?? [];
  return group && file && { file, pointer: childOf(group.pointer, inner) };
}
