/** «Villa Pamphili» → `villa-pamphili`: what addresses and keys are made of, from the name that people say. */
export function internalName(typed: string): string {
  return typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
}
