import { addOurFormats } from '../../check/schema/formats.ts';
import { createVoice, type Voice } from '../../publish/voice.ts';
import { VOICE_FILE } from '../../publish/voice-data.ts';
import type { Site } from '../site/site.ts';

const known = new WeakMap<Site, Voice>();

/** The voice of the build that is served: it says what its pages say. Undefined for a site without one. */
export function voiceOfSite(site: Site): Voice | undefined {
  const voice = known.get(site) ?? readVoice(site);
  if (voice) known.set(site, voice);
  return voice;
}

function readVoice({ files }: Site): Voice | undefined {
  const file = files.get(VOICE_FILE);
  return file && createVoice(JSON.parse(new TextDecoder().decode(file.plain.body)), addOurFormats);
}
