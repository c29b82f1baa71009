import { VerifyThread } from './VerifyThread.ts';
import type { VoiceVerifier } from './verifiers.ts';

/** A text of the greatest length takes a fifth of a second; sixteen wait some seconds for their turn. */
export const verifyThread = new VerifyThread({ deadlineMs: 1500, mostWaiting: 16 });

/** Beside the thread that answers, one text after another, each within its time. */
export const verifyInThread: VoiceVerifier = ({ verifyMaterials }, asked) =>
  verifyThread.verify(verifyMaterials, asked);
