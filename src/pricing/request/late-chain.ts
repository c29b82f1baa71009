import type { ChildRequest } from './request.ts';

/**
 * After the chain's deadline only who had paid in time keeps its price (section 5). Nobody has said yet
 * that this chain had: until then the full price is the safe answer.
 *
 * @param deadline the chain's, and `now`: milliseconds since the epoch.
 */
export function withoutLateChains<R extends Pick<ChildRequest, 'chainChildren' | 'chainConfirmed'>>(
  request: R,
  deadline: number,
  now: number | undefined,
): R {
  const { chainChildren = 0, chainConfirmed } = request;
  const isLate = now !== undefined && now > deadline;
  if (!isLate || chainChildren === 0 || chainConfirmed !== undefined) return request;
  return { ...request, chainConfirmed: false };
}
