import type { Tone } from '../../components/page/tone.ts';

/** In rows of a wide and a narrow card the colour falls on the wide ones. */
const tones: readonly Tone[] = ['pool', 'sheet', 'sheet', 'clay', 'pine', 'sheet'];

export function cardTone(place: number): Tone | undefined {
  return tones[place % tones.length];
}
