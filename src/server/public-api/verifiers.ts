import type { PublicApi } from '../../publish/public-api.ts';
import type { Verifier } from '../../verify/verify-refusal.ts';

/** How texts are held against what a site says. */
export type TextVerifier = Verifier<PublicApi>;

/** In the thread that asks: for hosts that end by themselves what takes too long. */
export const verifyHere: TextVerifier = async (publicApi, asked) => publicApi.verify(asked);
