import type { PublicApi } from '../../publish/public-api.ts';
import type { Verifier } from '../../verify/verify-refusal.ts';

/** Verifies texts against the facts of a site. */
export type TextVerifier = Verifier<PublicApi>;

/** Verifies in the current thread: for hosts that enforce a time limit themselves. */
export const verifyHere: TextVerifier = async (publicApi, asked) => publicApi.verify(asked);
