/**
 * Finds the controls of an island after hydration: each itself or, where a translator changed the
 * text and React rendered all of them again, the one in its place.
 * @returns undefined for any other element, and for one whose place is gone
 */
export function findAfterHydration<E extends Element>(
  island: Element,
  selector: string,
): (control: E) => E | undefined {
  const all = () => [...island.querySelectorAll<E>(selector)];
  const before = all();
  return (control) => {
    const index = before.indexOf(control);
    if (index < 0 || control.isConnected) return before[index];
    const after = all();
    return after.length === before.length ? after[index] : undefined;
  };
}
