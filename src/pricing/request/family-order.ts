import type { ChildRequest } from './request.ts';

/**
 * A list is one family (schemas/quote-request.schema.json). A child without `siblingOrder` gets the
 * first free number, so that forgetting it does not lose the siblings' discount.
 */
export function inFamilyOrder(requests: readonly ChildRequest[]): ChildRequest[] {
  const taken = new Set(requests.map(({ siblingOrder }) => siblingOrder));
  return requests.map((request) => {
    if (request.siblingOrder !== undefined) return request;
    let siblingOrder = 1;
    while (taken.has(siblingOrder)) siblingOrder += 1;
    taken.add(siblingOrder);
    return { ...request, siblingOrder };
  });
}
