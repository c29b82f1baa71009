import type { FrameGateProps } from '../components/FrameGate.tsx';
import { fillIn } from '../content/placeholders.ts';
import type { LayoutTexts, Links } from '../content/types.ts';

/**
 * What is written in front of a frame that has not been asked for, and the plain link beside it.
 * @param title what the frame shows: «Album del campus»
 * @throws RangeError when links.json does not say who provides the frame
 */
export function frameWords(
  frames: LayoutTexts['frames'],
  { url, frame }: Links[string],
  title: string,
): Pick<FrameGateProps, 'title' | 'text' | 'provider' | 'link'> {
  if (!frame) throw new RangeError(`${url} has no provider`);
  const words = { title, provider: frame.provider };
  return {
    title: fillIn(frames.title, words),
    text: fillIn(frames.text, words),
    provider: fillIn(frames.sent, words),
    link: { label: fillIn(frames.link, words), href: url },
  };
}
