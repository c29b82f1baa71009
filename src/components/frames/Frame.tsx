import { type RefObject, useState } from 'react';
import styles from './Frame.module.css';

export interface FrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  src: string;
  /** Its accessible name. */
  title: string;
  /** Shown until the frame has loaded. */
  waiting: string;
}

interface Props extends FrameProps {
  /** In pixels. Without it the frame fills its slot. */
  height?: number | undefined;
}

/**
 * The provider keeps its own origin, without which its messages would have none; but it can never
 * navigate our page. It learns the address of the site, not of the page.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A third party's page, shown only on the visitor's request. */
export function Frame({ ref, src, title, waiting, height }: Props) {
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
