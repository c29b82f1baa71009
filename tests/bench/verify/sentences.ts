import { readSiteContent } from '../../../src/content/content.ts';
import { isObject, type Json, pointerSteps, sameJson, valueAt } from '../../../src/content/json.ts';
import { placeholdersOf } from '../../../src/content/placeholders.ts';
import { createFormats, type FormatName, type Formats } from '../../../src/i18n/format.ts';
import type { Publication } from '../../../src/publish/publication.ts';
import { officialFacts, type Shown, shownValues } from '../mutations/hard-coded-slips.ts';
import type { Original } from '../mutations/mutation.ts';
import { near, WRITERS } from '../mutations/written-forms.ts';
import messages from './messages.json' with { type: 'json' };

/** A sentence with one value typed by hand, that of its fact or another. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly fact: string;
  readonly form: string;
  /** The text with its placeholders. */
  readonly source: string;
  readonly isTrue: boolean;
  readonly venue: string | undefined;
}

const STEPS = [1, -1, 2];

/** Values have Italian forms, which texts in other languages do not contain. */
const FOREIGN = /^texts\/(?!it\/)/;

/** The sentences of public pages, one value at a time. */
export function siteSentences(publication: Publication, original: Original): Sentence[] {
  const official = officialFacts(original);
  const shown = shownValues(original).filter((shownValue) => {
    const { file, placeholder, value } = shownValue;
    if (!isOfNow(shownValue, original, official)) return false;
    const fact = valueAt(official, placeholder.name.split('.'));
    const isRead = !FOREIGN.test(file) && publication.isPublic(pageIn(file));
    return isRead && fact !== undefined && sameJson(fact, value);
  });
  return variants(
    publication,
    official,
    shown.map((finding) => labelled(finding, original)),
  );
}

/** Whether words by state are those of the present state: the others are not true now. */
function isOfNow({ file, pointer }: Shown, original: Original, official: Json): boolean {
  const steps = pointerSteps(pointer);
  const at = steps.lastIndexOf('forms');
  const words = at < 0 ? undefined : valueAt(original.document(file).value, steps.slice(0, at));
  if (!isObject(words) || typeof words.state !== 'string') return true;
  return String(valueAt(official, words.state.split('.'))) === steps[at + 1];
}

const LABELS = ['label', 'type', 'title', 'day'];
const MAX_CELL_LENGTH = 45;

/** A table cell with the words beside it, as visitors read it. */
function labelled(shown: Shown, original: Original): Shown {
  const { text, pointer, file, placeholder } = shown;
  const steps = pointerSteps(pointer).slice(0, -1);
  const row = valueAt(original.document(file).value, steps);
  const label = LABELS.map((key) => valueAt(row, [key])).find(isOther(text));
  if (text.length > MAX_CELL_LENGTH || typeof label !== 'string') return shown;
  const start = `${label}: `.length;
  const moved = { start: placeholder.start + start, end: placeholder.end + start };
  return { ...shown, text: `${label}: ${text}`, placeholder: { ...placeholder, ...moved } };
}

function isOther(text: string) {
  return (label: Json | undefined) =>
    typeof label === 'string' && label !== text && !label.includes('{{');
}

/**
 * Messages, flyers and answers as people write them, without copying the site.
 * @param lot the messages that the thresholds were tuned on, or the others
 */
export function messageSentences(
  publication: Publication,
  original: Original,
  lot: keyof typeof messages,
): Sentence[] {
  const official = officialFacts(original);
  const shown = messages[lot].flatMap((text) =>
    placeholdersOf(text).map((placeholder): Shown => {
      const value = valueAt(official, placeholder.name.split('.'));
      if (value === undefined) throw new RangeError(`no fact ${placeholder.name}`);
      return { file: '', pointer: '', text, placeholder, value };
    }),
  );
  return variants(publication, official, shown);
}

/** Each value in all written forms, right and in three wrong ways. */
function variants(publication: Publication, official: Json, shown: readonly Shown[]): Sentence[] {
  const { texts, locale } = readSiteContent(publication.files, 'it');
  const formats = createFormats(locale.language, texts);
  return shown.flatMap((finding) => {
    const venue = venueOf(official, pageIn(finding.file));
    const write = (value: Json | undefined, isTrue: boolean) =>
      value === undefined ? [] : written(finding, value, official, formats, { isTrue, venue });
    return [
      ...write(finding.value, true),
      ...STEPS.flatMap((step) => write(near(finding.value, step), false)),
    ];
  });
}

function pageIn(file: string): string {
  return /([^/]+)\.json$/.exec(file)?.[1] ?? '';
}

function venueOf(official: Json, pageId: string): string | undefined {
  const venues = valueAt(official, ['venues']);
  return Object.entries(isObject(venues) ? venues : {}).find(
    ([, venue]) => valueAt(venue, ['page']) === pageId,
  )?.[0];
}

function written(
  { text, placeholder }: Shown,
  value: Json,
  official: Json,
  formats: Formats,
  about: Pick<Sentence, 'isTrue' | 'venue'>,
): Sentence[] {
  const before = filled(text.slice(0, placeholder.start), official, formats);
  const after = filled(text.slice(placeholder.end), official, formats);
  const writer = WRITERS[placeholder.format ?? ''];
  // «uno settimane»: a sentence is either singular or plural.
  if (placeholder.format === 'number' && value === 1) return [];
  return (writer?.(value, { before, after }) ?? []).map(({ name, text: typed }) => ({
    text: before + typed + after,
    start: before.length,
    end: before.length + typed.length,
    fact: placeholder.name,
    form: name,
    source: text,
    ...about,
  }));
}

/** Fills the other placeholders of a sentence with official values. */
function filled(text: string, official: Json, formats: Formats): string {
  return placeholdersOf(text)
    .toReversed()
    .reduce((all, { start, end, name, format, kind }) => {
      const value = kind === 'fact' ? valueAt(official, name.split('.')) : undefined;
      const known = formats[(format ?? '') as FormatName];
      const shown =
        value === undefined || value === null
          ? ''
          : known?.accepts(value)
            ? known.format(value)
            : String(value);
      return all.slice(0, start) + shown.replaceAll('\u00A0', ' ') + all.slice(end);
    }, text);
}
