/** What a list of words says of one of them, with either apostrophe. */
export function named<T>(
  words: Readonly<Record<string, T>>,
  typed: string | undefined,
): T | undefined {
  const word = typed?.toLowerCase() ?? '';
  const plain = word.replaceAll('’', "'");
  const known = [plain, word].find((one) => Object.hasOwn(words, one));
  return known === undefined ? undefined : words[known];
}
