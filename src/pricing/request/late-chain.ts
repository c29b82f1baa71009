import type { ChildRequest } from './request.ts';

/**
 * After the chain's deadline only those who paid in time keep the discount (regulations, section 5).
 * Until a request confirms that its chain did, the full price is the safe answer.
 *
 * @param deadline the chain's; like `now`, in milliseconds since the epoch.
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
