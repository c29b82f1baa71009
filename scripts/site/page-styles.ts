import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

/** What the page says of an element once and for all; other attributes are states, which scripts set. */
const LOOKS = 'data-(?:tone|paper|size|variant|layout|shape|columns|stack)';

/** What a reader does to an element; it looks the same before. */
const ANSWERS = /:(?:hover|active|disabled)/;

/**
 * The rules of a style sheet that a page may need, in their order: what speaks of a class, a tone or
 * another look that stands nowhere in the page is left out, and then the values that nothing asks for.
 * States that a script or a reader sets (attributes, `:popover-open`) are no looks: their rules stay.
 */
export class PageStyles {
  readonly #sheet: Root;

  constructor(css: string) {
    this.#sheet = postcss.parse(css);
  }

  /**
   * @param html the page, with what waits in it unseen
   * @param text all that is written in the faces, where that is more
   */
  usedBy(html: string, text = html): string {
    return this.#usedBy(html, text).toString();
  }

  /**
   * What the first screen is drawn with, until the sheet of all pages is there. Without paper, which waits
   * for that, and without what answers a mouse.
   * @param first the page as far as its first screen
   * @param page the whole, for its letters
   */
  ofFirstScreen(first: string, page: string): string {
    const sheet = this.#usedBy(first, page);
    sheet.walkAtRules('media', (rule) => {
      if (rule.params === 'print') rule.remove();
    });
    const tags = new Set([...first.matchAll(/<([a-z]\w*)/g)].map(([, tag = '']) => tag));
    const isThere = (tag: string) => tags.has(tag) || /^(html|body)$/.test(tag);
    sheet.walkRules((rule) => {
      if (!isKeyframe(rule))
        keep(rule, (selector) => !ANSWERS.test(selector) && tagsOf(selector).every(isThere));
    });
    sheet.walkDecls(/^transition/, (movement) => void movement.remove());
    while (dropUnusedValues(sheet));
    dropEmpty(sheet);
    return sheet.toString();
  }

  #usedBy(html: string, text: string): Root {
    const looks = [...html.matchAll(new RegExp(` (${LOOKS})="([^"]*)"`, 'g'))];
    const page = new Set([
      ...[...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
      ...looks.flatMap(([, name = '', value]) => [name, `${name}=${value}`]),
    ]);
    const sheet = this.#sheet.clone();
    sheet.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      keep(rule, (selector) => partsOf(selector).every((one) => page.has(one)));
    });
    dropUnusedKeyframes(sheet);
    const letters = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
    sheet.walkAtRules('font-face', (face) => {
      if (!holdsAny(face, letters)) face.remove();
    });
    dropNeedlessRanges(sheet);
    while (dropUnusedValues(sheet));
    dropEmpty(sheet);
    return sheet;
  }

  /**
   * What comes later, with the code that draws pages. Without the faces, which the page has brought: one
   * face more, and the browser lays out every line anew.
   */
  withoutFaces(): string {
    const sheet = this.#sheet.clone();
    sheet.walkAtRules('font-face', (face) => void face.remove());
    return sheet.toString();
  }
}

function keep(rule: Rule, isWanted: (selector: string) => boolean): void {
  const kept = rule.selectors.filter(isWanted);
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** Those that an element must have; what stands in `:not()` it must not. */
function partsOf(selector: string): string[] {
  const wanted = selector.replace(/:not\([^()]*\)/g, '');
  const classes = [...wanted.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
  const looks = wanted.matchAll(new RegExp(`\\[(${LOOKS})(?:="?([\\w-]+)"?)?\\]`, 'g'));
  const written = [...looks].map(([, name = '', value]) => (value ? `${name}=${value}` : name));
  return [...classes, ...written];
}

/** The elements that it names, but those that stand for each other in parentheses. */
function tagsOf(selector: string): string[] {
  const plain = selector.replace(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '');
  return [...plain.matchAll(/(?:^|[\s>+~])([a-z]\w*)/g)].map(([, tag = '']) => tag);
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
}

function dropUnusedKeyframes(sheet: Root): void {
  const animations: string[] = [];
  sheet.walkDecls(/^animation/, ({ value }) => void animations.push(value));
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.some((value) => value.split(/[\s,]+/).includes(rule.params))) rule.remove();
  });
}

/** Custom properties that no rule asks for. @returns whether there were any: those may have asked for others */
function dropUnusedValues(sheet: Root): boolean {
  const asked = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) asked.add(name);
  });
  let dropped = false;
  sheet.walkDecls(/^--/, (value) => {
    if (asked.has(value.prop)) return;
    value.remove();
    dropped = true;
  });
  return dropped;
}

/** A face without a range holds what its family is asked for. */
function holdsAny(face: AtRule, letters: ReadonlySet<number>): boolean {
  let range: string | undefined;
  face.walkDecls('unicode-range', ({ value }) => {
    range = value;
  });
  if (range === undefined) return true;
  const parts = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
  );
  return [...letters].some((one) => parts.some(([from = 0, to = 0]) => from <= one && one <= to));
}

/** The only face of a family is asked for every letter, and what it has not is drawn by the next family. */
function dropNeedlessRanges(sheet: Root): void {
  const families = new Map<string, AtRule[]>();
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      families.set(value, [...(families.get(value) ?? []), face]);
    });
  });
  for (const [only, ...others] of families.values())
    if (others.length === 0) only?.walkDecls('unicode-range', (range) => void range.remove());
}

/** A layer without rules still counts where it says the order. */
function dropEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule' && node.type !== 'rule') continue;
    if (node.nodes === undefined) continue;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
