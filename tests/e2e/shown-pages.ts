// Which pages stand for all: those of one template differ in words alone, and in the blocks that they hold.
import { type Json, valueAt } from '../../src/content/json.ts';

interface Shown {
  readonly id: string;
  readonly template: string;
}

/** Of each template the first page. */
export function onePerTemplate<Page extends Shown>(pages: readonly Page[]): Page[] {
  return bringers(pages, ({ template }) => [template]);
}

/** The pages that bring a template or a kind of block, by what `read` gives of `pages/<id>`. */
export function onePerBlock<Page extends Shown>(
  pages: readonly Page[],
  read: (file: string) => Json | undefined,
): Page[] {
  return bringers(pages, ({ id, template }) => {
    const sections = valueAt(read(`pages/${id}`), ['sections']);
    const blocks = Array.isArray(sections) ? sections.map((one) => valueAt(one, ['block'])) : [];
    return [template, ...blocks.filter((block) => block !== undefined)];
  });
}

/** Those on which something stands that is on no page before them. */
function bringers<Page>(pages: readonly Page[], partsOf: (page: Page) => readonly Json[]): Page[] {
  const seen = new Set<Json>();
  return pages.filter((page) => {
    const before = seen.size;
    for (const part of partsOf(page)) seen.add(part);
    return seen.size > before;
  });
}
