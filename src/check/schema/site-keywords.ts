/**
 * What schemas say of the site, beside which values are allowed. The checker knows no template, no
 * block and no key of a page: it asks these.
 *
 * In lists and paths `{}` stands for the value of the part, `{key}` for that of a key of the group.
 */
export const SITE_KEYWORDS = [
  /** Of a page or a part: names in its address after `#`; one that begins with `/` points at the name. */
  'anchors',
  /** Of a link: opens inside the page, so that readers are told first whom they reach. */
  'frame',
  /** Of a name: a menu, which pages are in (site.json) and which stands somewhere (layout). */
  'menu',
  /** Of a name: a section of the same page, where a button leads. */
  'toSection',
  /** Of a group: for each key that is there, the words that it needs in the texts of the page. */
  'wordsFor',
  /** Of a page: words that its texts need while a fact has a value. */
  'wordsWhile',
  /** Of a name: the entry of a group of facts of which the page speaks. */
  'ownEntryOf',
  /** Of a name: the fact that must name this page in turn. */
  'namesPage',
  /** Of a page: files of texts that it shows beside its own. */
  'sharedTexts',
  /** Of a page: it works out amounts that no fact states. */
  'calculates',
  /** Of a file of texts: the price of what they may call free while it is zero. */
  'freeWhile',
  /** Of a name in facts: where the pages that show it have its word, such as `meals.names`. */
  'namedIn',
  /** Of a price that is never zero: what it is called, which no text may call free. */
  'neverFree',
  /** Of a name or an address: texts call it by its placeholder. */
  'neverTyped',
  /** Of words: somebody else said them, and a number in them need be no fact. */
  'quotedWords',
  /** Of a fact or a link: folders of `src` where code reads it without showing it. */
  'usedBy',
  /** Of a list or a group: what can be added to it, see `src/author/add/kinds.ts`. */
  'adds',
  /** Of a file of facts: a venue may state parts of it again. */
  'byVenue',
] as const;

export type SiteKeyword = (typeof SITE_KEYWORDS)[number];
