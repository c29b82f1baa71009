import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';

/** What a reader does to an element: it looks the same before. */
const ANSWERS = /:(?:hover|active|disabled)/;

/** The style sheet of the site, and what each page carries of it. */
export class PageStyles {
  readonly #sheet: Root;

  constructor(css: string) {
    this.#sheet = postcss.parse(css);
  }

  /**
   * The rules whose classes, elements and values of attributes stand in the first screen, and the values,
   * movements and faces that those ask for; without paper, and without what answers a mouse.
   * @param first the page as far as its first screen
   * @param page the whole, for its letters
   */
  ofFirstScreen(first: string, page = first): string {
    const sheet = this.#sheet.clone();
    const marks = marksIn(first);
    sheet.walkRules((rule) => {
      if (isKeyframes(rule.parent)) return;
      const kept = rule.selectors.filter((one) => !ANSWERS.test(one) && isDrawn(one, marks));
      if (kept.length === 0) rule.remove();
      else rule.selectors = kept;
    });
    const letters = [...new Set(page)].map((letter) => letter.codePointAt(0) ?? 0);
    sheet.walkAtRules((rule) => {
      const isFace = rule.name === 'font-face';
      if (rule.params === 'print' || (isFace && !holdsAny(rule, letters))) rule.remove();
    });
    sheet.walkDecls(/^transition/, (movement) => void movement.remove());
    while (dropUnasked(sheet));
    for (const node of [...sheet.nodes]) dropEmpty(node);
    return sheet.toString();
  }

  /** For what lies below. Its faces the page has brought: one more, and every line is laid out anew. */
  withoutFaces(): string {
    const sheet = this.#sheet.clone();
    sheet.walkAtRules('font-face', (face) => void face.remove());
    return sheet.toString();
  }
}

/** Classes as `.name`, elements as `name`, attributes as `[name` and `[name=value`. */
function marksIn(html: string): ReadonlySet<string> {
  const marks = new Set(['html', 'body']);
  for (const [, name = ''] of html.matchAll(/<([a-z]\w*)/g)) marks.add(name);
  for (const [, name = '', value = ''] of html.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
    if (name === 'class') for (const one of value.split(' ')) marks.add(`.${one}`);
    else marks.add(`[${name}`).add(`[${name}=${value}`);
  }
  return marks;
}

/** What a selector puts in parentheses stands for others, or must not be there. */
function isDrawn(selector: string, marks: ReadonlySet<string>): boolean {
  const plain = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
  const named = plain.replace(/\[[^\]]*\]/g, '').match(/\.[\w-]+|(?<![:\w-])[a-z]\w*/g) ?? [];
  const said = [...plain.matchAll(/(\[[\w-]+)="?([^"\]]+)/g)];
  return (
    named.every((mark) => marks.has(mark)) &&
    // Of an attribute that stands nowhere a script may speak.
    said.every(([, name = '', value]) => !marks.has(name) || marks.has(`${name}=${value}`))
  );
}

function isKeyframes(node: object | undefined): boolean {
  return node !== undefined && 'name' in node && node.name === 'keyframes';
}

/** Values and movements that nothing asks for. @returns whether there were any: they may have asked for others */
function dropUnasked(sheet: Root): boolean {
  const asked = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/[\w-]+/g)) asked.add(name);
  });
  const unasked: ChildNode[] = [];
  sheet.walkDecls(/^--/, (value) => void (asked.has(value.prop) || unasked.push(value)));
  sheet.walkAtRules('keyframes', (rule) => void (asked.has(rule.params) || unasked.push(rule)));
  for (const node of unasked) node.remove();
  return unasked.length > 0;
}

/** A face without a range holds what its family is asked for. */
function holdsAny(face: AtRule, letters: readonly number[]): boolean {
  const [, ranges] = /unicode-range:([^;}]*)/.exec(face.toString()) ?? [];
  const isIn = (range: string) => {
    const [from = 0, to = from] = range.match(/[\dA-F]+/gi)?.map((hex) => parseInt(hex, 16)) ?? [];
    return letters.some((letter) => from <= letter && letter <= to);
  };
  return ranges?.split(',').some(isIn) ?? true;
}

/** A layer without rules still counts where it says the order. */
function dropEmpty(node: ChildNode): void {
  if (!('nodes' in node) || !node.nodes) return;
  for (const child of [...node.nodes]) dropEmpty(child);
  if (node.nodes.length === 0) node.remove();
}
