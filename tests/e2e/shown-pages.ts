// Pages that represent all: pages of a template differ only in words and in their blocks.
import { type Json, valueAt } from '../../src/content/json.ts';

interface Shown {
  readonly id: string;
  readonly template: string;
}

/** The first page of each template. */
export function onePerTemplate<Page extends Shown>(pages: readonly Page[]): Page[] {
  return pagesWithNewParts(pages, ({ template }) => [template]);
}

/** The first page with each template or kind of block; `read` returns `pages/<id>`. */
export function onePerBlock<Page extends Shown>(
  pages: readonly Page[],
  read: (file: string) => Json | undefined,
): Page[] {
  return pagesWithNewParts(pages, ({ id, template }) => {
    const sections = valueAt(read(`pages/${id}`), ['sections']);
    const blocks = Array.isArray(sections)
      ? sections.map((section) => valueAt(section, ['block']))
      : [];
    return [template, ...blocks.filter((block) => block !== undefined)];
  });
}

/** The pages with a part that no earlier page has. */
export function pagesWithNewParts<Page>(
  pages: readonly Page[],
  partsOf: (page: Page) => readonly Json[],
): Page[] {
  const seen = new Set<Json>();
  return pages.filter((page) => {
    const before = seen.size;
    for (const part of partsOf(page)) seen.add(part);
    return seen.size > before;
  });
}
