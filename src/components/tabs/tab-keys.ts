/** The tab that a key leads to, from the first to the last and round again; undefined for other keys. */
export function tabForKey(ids: readonly string[], from: string, key: string): string | undefined {
  const place = ids.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return ids[(place + 1) % ids.length];
    case 'ArrowLeft':
      return ids.at(place - 1);
    case 'Home':
      return ids[0];
    case 'End':
      return ids.at(-1);
    default:
      return undefined;
  }
}
