import { isObject, type Json } from '../../../src/content/json.ts';
import type { Mutation, Original } from './mutation.ts';
import type { Random } from './random.ts';

/** Keys of pages, of site.json and of links.json whose value is the name of something else. */
const NAMES =
  /\/(page|link|anchor|picture|gallery|venue|priceList|map|template|fact|instead|provider|frame|album|slide)$/;
const LISTS =
  /\/(blocks|courses|discounts|steps|features|menus|apps|social|groups|links|items|slots)\/\d+$/;
const ENOUGH = 340;

/** Links, anchors and ids that lead nowhere. */
export function nameSlips(original: Original, random: Random): Mutation[] {
  const files = [...original.files('pages/'), original.document('site.json')];
  const slips = files.flatMap(({ path, value }) =>
    [...eachValue(value ?? null)].flatMap(({ pointer, value: name }): Mutation[] => {
      if (typeof name !== 'string' || pointer.includes('/confirm/')) return [];
      const kind = kindOf(pointer);
      if (!kind) return [];
      const place = original.document(path).locate(pointer);
      const wrong = misspelt(name, random);
      const title = `${path}${pointer}: «${name}» → «${wrong}»`;
      return [{ sort: 'slip', kind, title, ...original.replace(place, JSON.stringify(wrong)) }];
    }),
  );
  return [...random.sample(slips, ENOUGH), ...insecureAddresses(original, random)];
}

function kindOf(pointer: string): string | undefined {
  if (pointer.endsWith('/anchor')) return 'ancora rotta';
  if (pointer.endsWith('/page') || pointer.endsWith('/link')) return 'link rotto';
  if (pointer.endsWith('/id') || LISTS.test(pointer) || NAMES.test(pointer)) return 'nome rotto';
  return undefined;
}

function insecureAddresses(original: Original, random: Random): Mutation[] {
  const { path, value } = original.document('links.json');
  const urls = [...eachValue(value ?? null)].filter(({ pointer }) => pointer.endsWith('/url'));
  return random.sample(urls, 20).map(({ pointer, value: url }): Mutation => {
    const place = original.document(path).locate(pointer);
    const wrong = String(url).replace(
      'https://',
      random.pick(['http://', '', 'https:/', 'htps://']),
    );
    const edit = original.replace(place, JSON.stringify(wrong));
    return { sort: 'slip', kind: 'link rotto', title: `${path}${pointer}: «${wrong}»`, ...edit };
  });
}

export function* eachValue(value: Json, pointer = ''): Generator<{ pointer: string; value: Json }> {
  yield { pointer, value };
  const children = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  for (const [key, child] of children)
    yield* eachValue(child, `${pointer}/${key.replaceAll('/', '~1')}`);
}

/** One slip of the fingers: a letter lost, doubled, swapped with the next, or another one. */
export function misspelt(name: string, random: Random): string {
  const at = random.below(Math.max(1, name.length - 1));
  const [before, letter, next, after] = [
    name.slice(0, at),
    name.charAt(at),
    name.charAt(at + 1),
    name.slice(at + 2),
  ];
  const forms = [
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
    `${before}${letter === 'x' ? 'y' : 'x'}${next}${after}`,
  ].filter((form) => form !== name && form !== '');
  return random.pick(forms);
}
