import { VerifyThread } from './VerifyThread.ts';
import type { VoiceVerifier } from './verifyHere.ts';

/** A text of the greatest length takes a fifth of a second; sixteen wait some seconds for their turn. */
const thread = new VerifyThread({ deadlineMs: 1500, mostWaiting: 16 });

/** Beside the thread that answers, one text after another, each within its time. */
export const verifyInThread: VoiceVerifier = ({ verifyMaterials }, asked) =>
  thread.verify(verifyMaterials, asked);
