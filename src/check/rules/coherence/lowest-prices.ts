import type { Finding } from '../../finding.ts';
import type { JsonDocument } from '../../json/json-document.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { type TypedText, textsOf } from '../../text-files.ts';
import { FactView } from './fact-view.ts';

const PRICE = /^(?:venues\.[^.]+\.)?prices\.([^.]+)$/;
/** «una settimana da 135 €» promises that nobody pays less. */
const FROM = /(?:^|\s)(?:da|a partire da|from)\s+$/i;

/** A price that a text calls the lowest is that of no dearer venue. */
export const lowestPrices: Rule = {
  name: 'lowest-prices',
  description: 'Un prezzo che un testo chiama il più basso lo è davvero.',
  stage: 'rereading',
  check: (project) =>
    project.locales.flatMap((locale) =>
      project.pages.flatMap(({ id }) => ofPage(project, id, `texts/${locale}/${id}.json`)),
    ),
};

function ofPage(project: Project, id: string, file: string): Finding[] {
  const document = project.document(file);
  if (!document) return [];
  const texts = textsOf(document).filter(({ placeholders }) =>
    placeholders.some(({ name }) => PRICE.test(name)),
  );
  if (texts.length === 0) return [];
  const view = new FactView(project, id);
  return texts.flatMap((typed) => dearer(view, document, typed));
}

function dearer(
  view: FactView,
  document: JsonDocument,
  { text, pointer, placeholders }: TypedText,
): Finding[] {
  return placeholders.flatMap(({ name, start, end }): Finding[] => {
    const [, key = ''] = PRICE.exec(name) ?? [];
    const stated = view.project.stated(name, view.pageId);
    const price = view.number(stated);
    if (price === undefined || !FROM.test(text.slice(0, start))) return [];
    const lower = pricesElsewhere(view, key).find(
      (other) => (other.view.number(other.path) ?? price) < price,
    );
    if (lower === undefined) return [];
    const related = [{ view, path: stated }, lower].map((one) => ({
      ...one.view.place(one.path),
      value: one.view.at(one.path) ?? null,
      pages: [],
      role: 'authority' as const,
    }));
    const value = lower.view.number(lower.path) ?? 0;
    const isSaid = lower.view.pageId !== view.pageId;
    const page = isSaid ? (lower.view.pageId ?? '') : '';
    const args = { fact: name, price, lower: lower.path, value, page };
    const place = document.locateWithin(pointer, start, end);
    return [
      { code: 'price-not-lowest', severity: 'warning', args, fact: stated, related, ...place },
    ];
  });
}

/** The prices that families find at the venues: those that hold there, and what their own pages say. */
function pricesElsewhere(view: FactView, key: string): { view: FactView; path: string }[] {
  const { project } = view;
  return view
    .keys('venues')
    .filter((id) => view.at(`venues.${id}.listed`) === true)
    .flatMap((id) => {
      const path = project.stated(`venues.${id}.prices.${key}`);
      const page = view.text(`venues.${id}.page`);
      return [view, new FactView(project, page)].map((one) => ({ view: one, path }));
    });
}
