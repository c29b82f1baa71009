import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame, type FrameProps } from '../../components/frames/Frame.tsx';
import { FrameGate, type FrameGateProps } from '../../components/frames/FrameGate.tsx';
import { Island } from '../../components/page/Island.tsx';
import { allowProvider, useFrameConsent } from '../../layout/consent/use-frame-consent.ts';
import { useAnyPage } from '../../layout/page-context.tsx';
import { frameWords } from './frame-words.ts';
import { useFrameHeight } from './use-frame-height.ts';

export interface ExternalFrameProps extends Pick<FrameGateProps, 'icon' | 'shape'> {
  /** The id in `links.json`; the link says who provides the frame. */
  link: string;
  /** What the frame shows. */
  title: string;
}

export function ExternalFrame(props: ExternalFrameProps) {
  return (
    <Island name="frame" when="allowed" given={props}>
      <GatedFrame {...props} />
    </Island>
  );
}

/** A page of a third party, behind a gate until the visitor has allowed its provider. */
export function GatedFrame({ icon, shape, link: id, title }: ExternalFrameProps) {
  const { link } = useAnyPage();
  const { t } = useTranslation('layout');
  const { provider, load, gate, frame } = frameWords(t, link(id), title);
  const { isAllowed, ask, ref } = useAsking(provider);
  return (
    <FrameGate icon={icon} shape={shape} load={{ label: load, onClick: ask }} {...gate}>
      {isAllowed &&
        (shape === 'form' ? <Form {...frame} ref={ref} /> : <Frame {...frame} ref={ref} />)}
    </FrameGate>
  );
}

/** As tall as it says it is. */
function Form(props: FrameProps) {
  return <Frame {...props} height={useFrameHeight(props.ref, props.src)} />;
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
