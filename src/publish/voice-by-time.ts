import type { Ajv } from 'ajv';
import { createVoice, type Voice } from './voice.ts';
import type { VoiceFile } from './voice-data.ts';

/** What the site says at an instant (milliseconds since the epoch): some values hold from a day on. */
export type VoiceByTime = (now: number) => Voice;

/** All are made at once: some hosts compile nothing later, and nobody waits for it. */
export function voiceByTime(
  { later = [], ...data }: VoiceFile,
  addFormats: (ajv: Ajv) => void,
): VoiceByTime {
  const first = createVoice(data, addFormats);
  const others = later.map((one) => ({
    from: one.from,
    voice: createVoice(one.data, addFormats),
  }));
  return (now) => others.findLast(({ from }) => from <= now)?.voice ?? first;
}
