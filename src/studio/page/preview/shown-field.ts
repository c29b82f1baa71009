import { textsOfSimilarGroup } from '../../../check/facts/names-from-texts.ts';
import { eachText, type Json, pointerSteps, valueAt } from '../../../content/json.ts';
import { childOf } from '../../model/edit.ts';
import { type Field, fieldName, idOf } from '../../model/field.ts';
import { mainLocale } from '../file-titles.ts';
import { fieldIn } from '../labels.ts';
import { firstTexts, groupOf } from '../said-names.ts';
import { formsFor } from '../state-forms.ts';
import type { Studio } from '../studio.ts';
import { shownPlace } from './pages-showing.ts';
import type { RenderedParts } from './rendered-parts.ts';
import { outline } from './use-preview.ts';

/**
 * Highlights the focused field on a page, or else the words of what has only an internal name, or
 * the sentences of a state.
 * @param locale of the page; empty for the first language
 * @returns the number of elements
 */
export function outlineFocus(
  studio: Studio,
  frame: HTMLIFrameElement,
  drawing: RenderedParts,
  shown: { readonly page: string; readonly locale: string },
): number {
  const { values, focus } = studio;
  const place = shownPlace(focus.file, focus.pointer);
  const value = valueAt(values[place.file] ?? null, pointerSteps(place.pointer)) ?? null;
  const isAddress = place.file === 'links.json' || place.file === 'pictures.json';
  const addresses = isAddress ? eachText(value).map(({ text }) => text) : [];
  const count = outline(frame, drawing, [place], addresses);
  const field = count === 0 && fieldIn(studio, place.file, place.pointer);
  if (!field) return count;
  const texts = values[`texts/${shown.locale || mainLocale(studio)}/${shown.page}.json`];
  const its = texts && wordsPlace(studio, field, [texts]);
  return outline(frame, drawing, its ? [its] : formsFor(studio, place, String(field.value)));
}

/** Where the words of a value stand that has only an internal name; undefined if nowhere. */
export function wordsPlace(
  studio: Studio,
  field: Field,
  texts: readonly Json[] = firstTexts(studio),
) {
  const { isNamed, name, value, beside = [] } = field;
  const inner = isNamed ? name : idOf(value);
  if (inner === undefined || (isNamed && fieldName(field) !== name)) return undefined;
  const group = textsOfSimilarGroup(inner, beside, texts, groupOf(field.pointer));
  const [file] = Object.entries(studio.values).find(([, whole]) => whole === group?.file) ?? [];
  return group && file && { file, pointer: childOf(group.pointer, inner) };
}
