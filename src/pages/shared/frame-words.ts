import type { TFunction } from 'i18next';
import type { FrameProps } from '../../components/frames/Frame.tsx';
import type { FrameGateProps } from '../../components/frames/FrameGate.tsx';
import type { Links } from '../../content/types.ts';

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
  t: TFunction<'layout'>,
  { url, frame }: Links[string],
  title: string,
): FrameWords {
  if (!frame) throw new RangeError(`${url} has no provider`);
  const { provider } = frame;
  const values = { title, provider };
  return {
    provider,
    load: t('frames.load', values),
    gate: {
      title: t('frames.title', values),
      text: t('frames.text', values),
      provider: t('frames.sent', values),
      link: { label: t('frames.link', values), href: url },
      remembered: t('frames.remembered'),
    },
    frame: { src: url, title, waiting: t('frames.loading', values) },
  };
}
