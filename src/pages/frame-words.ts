import type { FrameProps } from '../components/frames/Frame.tsx';
import type { FrameGateProps } from '../components/frames/FrameGate.tsx';
import { fillIn } from '../content/placeholders.ts';
import type { LayoutTexts, Links } from '../content/types.ts';

interface FrameWords {
  /** Who is asked for the frame: what the device remembers. */
  readonly provider: string;
  readonly load: string;
  readonly gate: Pick<FrameGateProps, 'title' | 'text' | 'provider' | 'link' | 'remembered'>;
  readonly frame: Pick<FrameProps, 'src' | 'title' | 'waiting'>;
}

/**
 * What is written around a frame, before and after it was asked for.
 * @param title what the frame shows: «Album del campus»
 * @throws RangeError when links.json does not say who provides the frame
 */
export function frameWords(
  texts: LayoutTexts['frames'],
  { url, frame }: Links[string],
  title: string,
): FrameWords {
  if (!frame) throw new RangeError(`${url} has no provider`);
  const { provider } = frame;
  const write = (text: string) => fillIn(text, { title, provider });
  return {
    provider,
    load: write(texts.load),
    gate: {
      title: write(texts.title),
      text: write(texts.text),
      provider: write(texts.sent),
      link: { label: write(texts.link), href: url },
      remembered: texts.remembered,
    },
    frame: { src: url, title, waiting: write(texts.loading) },
  };
}
