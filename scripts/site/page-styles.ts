import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';

/** States left out of the critical CSS: most follow an action, and the style sheet has them. */
const INTERACTION_STATES = /:(?:hover|active|disabled)/;

/** The site's style sheet, and the critical CSS of each page. */
export class PageStyles {
  readonly #sheet: Root;

  constructor(css: string) {
    this.#sheet = postcss.parse(css);
  }

  /**
   * The rules whose classes, elements and attributes occur in the first screen, and the custom
   * properties, keyframes and fonts that those use; without print, transitions and `INTERACTION_STATES`.
   * @param first the page up to the end of its first screen
   * @param page the whole page, for the letters of its fonts
   */
  ofFirstScreen(first: string, page = first): string {
    const sheet = this.#sheet.clone();
    const present = simpleSelectorsIn(first);
    const inPage = simpleSelectorsIn(page);
    sheet.walkRules((rule) => {
      if (isKeyframes(rule.parent)) return;
      const kept = rule.selectors.filter(
        (selector) => !INTERACTION_STATES.test(selector) && isRendered(selector, present, inPage),
      );
      if (kept.length === 0) rule.remove();
      else rule.selectors = kept;
    });
    const letters = [...new Set(page)].map((letter) => letter.codePointAt(0) ?? 0);
    sheet.walkAtRules((rule) => {
      const isFace = rule.name === 'font-face';
      if (rule.params === 'print' || (isFace && !holdsAny(rule, letters))) rule.remove();
    });
    sheet.walkDecls(/^transition/, (declaration) => void declaration.remove());
    while (dropUnused(sheet));
    for (const node of [...sheet.nodes]) dropEmpty(node);
    return sheet.toString();
  }

  /** For the rest of the page, without fonts, which it has: a second copy causes a new layout. */
  withoutFaces(): string {
    const sheet = this.#sheet.clone();
    sheet.walkAtRules('font-face', (face) => void face.remove());
    return sheet.toString();
  }
}

/** Classes as `.name`, elements as `name`, attributes as `[name` and `[name=value`. */
function simpleSelectorsIn(html: string): ReadonlySet<string> {
  const present = new Set(['html', 'body']);
  for (const [, name = ''] of html.matchAll(/<([a-z]\w*)/g)) present.add(name);
  for (const [, name = '', value = ''] of html.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
    if (name === 'class') for (const className of value.split(' ')) present.add(`.${className}`);
    else present.add(`[${name}`).add(`[${name}=${value}`);
  }
  return present;
}

/**
 * Ignores parentheses, which hold alternatives or exclusions, except that the page must have the data
 * attributes of the later siblings that `:has(~ …)` requires.
 * @param inPage the selectors of the whole page: a data attribute that is only there is not rendered
 */
function isRendered(
  selector: string,
  present: ReadonlySet<string>,
  inPage: ReadonlySet<string>,
): boolean {
  const plain = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
  const named = plain.replace(/\[[^\]]*\]/g, '').match(/\.[\w-]+|(?<![:\w-])[a-z]\w*/g) ?? [];
  const attributes = [...plain.matchAll(/(\[[\w-]+)="?([^"\]]+)/g)];
  const data = plain.match(/\[data-[\w-]+/g) ?? [];
  const siblings = /(?<!:not\():has\(~([^()]*)/.exec(selector)?.[1] ?? '';
  const required = siblings.match(/\[data-[\w-]+/g) ?? [];
  return (
    named.every((name) => present.has(name)) &&
    required.every((name) => inPage.has(name)) &&
    data.every((name) => present.has(name) || !inPage.has(name)) &&
    // A script may set an attribute that occurs nowhere.
    attributes.every(
      ([, name = '', value]) => !present.has(name) || present.has(`${name}=${value}`),
    )
  );
}

function isKeyframes(node: object | undefined): boolean {
  return node !== undefined && 'name' in node && node.name === 'keyframes';
}

/** Removes unused custom properties and keyframes. @returns whether any: they may use others */
function dropUnused(sheet: Root): boolean {
  const used = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/[\w-]+/g)) used.add(name);
  });
  const unused: ChildNode[] = [];
  sheet.walkDecls(/^--/, (value) => void (used.has(value.prop) || unused.push(value)));
  sheet.walkAtRules('keyframes', (rule) => void (used.has(rule.params) || unused.push(rule)));
  for (const node of unused) node.remove();
  return unused.length > 0;
}

/** A font without `unicode-range` is always kept. */
function holdsAny(face: AtRule, letters: readonly number[]): boolean {
  const [, ranges] = /unicode-range:([^;}]*)/.exec(face.toString()) ?? [];
  const isIn = (range: string) => {
    const [from = 0, to = from] = range.match(/[\dA-F]+/gi)?.map((hex) => parseInt(hex, 16)) ?? [];
    return letters.some((letter) => from <= letter && letter <= to);
  };
  return ranges?.split(',').some(isIn) ?? true;
}

/** Keeps layer statements, which set the order of the layers. */
function dropEmpty(node: ChildNode): void {
  if (!('nodes' in node) || !node.nodes) return;
  for (const child of [...node.nodes]) dropEmpty(child);
  if (node.nodes.length === 0) node.remove();
}
