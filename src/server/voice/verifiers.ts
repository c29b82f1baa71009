import type { Voice } from '../../publish/voice.ts';
import type { Verifier } from '../../verify/verify-refusal.ts';

/** How texts are held against what a site says. */
export type VoiceVerifier = Verifier<Voice>;

/** In the thread that asks: for hosts that end by themselves what takes too long. */
export const verifyHere: VoiceVerifier = async (voice, asked) => voice.verify(asked);
