/**
 * Finds the controls of an island again once it is hydrated: each itself or, where a translator has changed
 * the words and React has drawn all of them anew, the one in its place.
 * @returns undefined for what is none of them, or has no place any more
 */
export function foundAgain<E extends Element>(
  island: Element,
  selector: string,
): (control: E) => E | undefined {
  const all = () => [...island.querySelectorAll<E>(selector)];
  const before = all();
  return (control) => {
    const place = before.indexOf(control);
    if (place < 0 || control.isConnected) return before[place];
    const after = all();
    return after.length === before.length ? after[place] : undefined;
  };
}
