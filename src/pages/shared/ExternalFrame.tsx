import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/actions/Action.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { Island } from '../../components/page/Island.tsx';
import { setConsent, useFrameConsent } from '../../layout/consent/use-frame-consent.ts';
import { useAnyPage } from '../../layout/site-context.tsx';
import styles from './ExternalFrame.module.css';

export interface ExternalFrameProps {
  /** An album is as large as the gate; a form grows to its content. */
  shape: 'album' | 'form';
  /** The id in `links.json`; the link names the provider. */
  link: string;
  /** What the frame shows. */
  title: string;
}

export function ExternalFrame(props: ExternalFrameProps) {
  return (
    <Island name="frame" when="allowed" props={props}>
      <GatedFrame {...props} />
    </Island>
  );
}

/** A third party's page behind a gate: nothing is requested from it until the visitor agrees. */
export function GatedFrame({ shape, link: id, title }: ExternalFrameProps) {
  const { url, frame } = useAnyPage().link(id);
  const { t } = useTranslation('layout');
  const provider = frame?.provider ?? '';
  const { isAllowed, ask, ref } = useConsentRequest(provider);
  const values = { title, provider };
  const shown = { src: url, title, waiting: t('frames.loading', values), ref };
  return (
    <div data-print="hide">
      <div className={styles.slot} data-shape={shape} data-open={isAllowed ? '' : undefined}>
        <div className={styles.gate} data-tone="sky">
          <p>{t('frames.text', values)}</p>
          <div data-needs="script">
            <Button label={t('frames.load', values)} onClick={ask} />
          </div>
          <p className={styles.provider}>{t('frames.sent', values)}</p>
        </div>
        {isAllowed && (shape === 'form' ? <Form {...shown} /> : <Frame {...shown} />)}
      </div>
      <div className={styles.below} data-row>
        <Action variant="quiet" label={t('frames.link', values)} href={url} />
        <p className={styles.remembered}>{t('frames.remembered')}</p>
      </div>
    </div>
  );
}

interface FrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  src: string;
  /** Its accessible name. */
  title: string;
  /** Shown until the frame has loaded. */
  waiting: string;
  /** In pixels. Without it the frame fills its slot. */
  height?: number | undefined;
}

/**
 * The provider keeps its origin, because messages without one could not be checked, but can never
 * navigate our page. It gets the URL of the site, not of the page.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A third party's page, shown only on the visitor's request. */
function Frame({ ref, src, title, waiting, height }: FrameProps) {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      {isLoading && (
        <p className={styles.waiting} role="status">
          {waiting}
        </p>
      )}
      <iframe
        ref={ref}
        className={styles.frame}
        data-fills={height === undefined || undefined}
        src={src}
        title={title}
        height={height}
        loading="lazy"
        sandbox={SANDBOX}
        allow="fullscreen"
        referrerPolicy="strict-origin"
        onLoad={() => setLoading(false)}
      />
    </>
  );
}

/** As tall as its page asks. */
function Form(props: FrameProps) {
  return <Frame {...props} height={useFrameHeight(props.ref, props.src)} />;
}

/** The button disappears when pressed: the focus moves to the frame in its place. */
function useConsentRequest(provider: string) {
  const ref = useRef<HTMLIFrameElement>(null);
  const wasAsked = useRef(false);
  const isAllowed = useFrameConsent().includes(provider);
  useEffect(() => {
    if (isAllowed && wasAsked.current) ref.current?.focus();
    wasAsked.current = false;
  }, [isAllowed]);
  const ask = () => {
    wasAsked.current = true;
    setConsent(provider, true);
  };
  return { isAllowed, ask, ref };
}

/** In pixels, until the form asks for another. */
const DEFAULT_HEIGHT = 1200;

/**
 * The height in pixels that the page in a frame asked for. A message counts only if it comes from
 * the frame's own origin and window; others are ignored.
 */
function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, url: string): number {
  const [height, setHeight] = useState(DEFAULT_HEIGHT);
  useEffect(() => {
    const { origin } = new URL(url);
    const listen = (event: MessageEvent<unknown>) => {
      const own = frame.current?.contentWindow;
      if (!own || event.source !== own || event.origin !== origin) return;
      const reported = readHeight(event.data);
      if (reported !== undefined) setHeight(reported);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, url]);
  return height;
}

/** In pixels: the frame stays inside this range, whatever a message asks for. */
const MIN_HEIGHT = 200;
const MAX_HEIGHT = 10_000;

/**
 * The height in whole pixels that a message of the booking form asks for: `{ type: 'setHeight',
 * height }`. Undefined for any other message.
 */
export function readHeight(message: unknown): number | undefined {
  const { type, height } = Object(message) as {
    readonly type?: unknown;
    readonly height?: unknown;
  };
  if (type !== 'setHeight' || typeof height !== 'number' || !(height > 0)) return undefined;
  return Math.round(Math.min(Math.max(height, MIN_HEIGHT), MAX_HEIGHT));
}
