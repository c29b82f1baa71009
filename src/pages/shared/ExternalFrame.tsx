import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrameProps } from '../../components/frames/Frame.tsx';
import { FrameGate, type FrameGateProps } from '../../components/frames/FrameGate.tsx';
import { allowProvider, useFrameConsent } from '../../layout/consent/use-frame-consent.ts';
import { useAnyPage } from '../../layout/page-context.tsx';
import { frameWords } from './frame-words.ts';

interface ExternalFrameProps extends Pick<FrameGateProps, 'icon' | 'shape'> {
  /** The id in `links.json`; the link says who provides the frame. */
  link: string;
  /** What the frame shows. */
  title: string;
  frame: ComponentType<FrameProps>;
}

/** A page of a third party, behind a gate until the visitor has allowed its provider. */
export function ExternalFrame({ icon, shape, link: id, title, frame: Frame }: ExternalFrameProps) {
  const { link } = useAnyPage();
  const { t } = useTranslation('layout');
  const { provider, load, gate, frame } = frameWords(t, link(id), title);
  const { isAllowed, ask, ref } = useAsking(provider);
  return (
    <FrameGate icon={icon} shape={shape} load={{ label: load, onClick: ask }} {...gate}>
      {isAllowed && <Frame ref={ref} {...frame} />}
    </FrameGate>
  );
}

/** The button disappears when it is pressed: the focus goes on to what takes its place. */
function useAsking(provider: string) {
  const ref = useRef<HTMLIFrameElement>(null);
  const wasAsked = useRef(false);
  const isAllowed = useFrameConsent().includes(provider);
  useEffect(() => {
    if (isAllowed && wasAsked.current) ref.current?.focus();
    wasAsked.current = false;
  }, [isAllowed]);
  const ask = () => {
    wasAsked.current = true;
    allowProvider(provider);
  };
  return { isAllowed, ask, ref };
}
