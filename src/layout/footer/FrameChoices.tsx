import { useRef, useState } from 'react';
import { Island } from '../../components/page/Island.tsx';
import { setConsent, useFrameConsent } from '../consent/use-frame-consent.ts';
import styles from '../Footer.module.css';
import { useSite } from '../site-context.tsx';

export function FrameChoices() {
  return (
    <Island name="frame-choices" when="allowed">
      <AllowedFrames />
    </Island>
  );
}

/** The external content that this device has allowed, and buttons to withdraw that. */
export function AllowedFrames() {
  const { t, content } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const [lastRevoked, setLastRevoked] = useState<string>();
  const allowed = useFrameConsent();
  const known = Object.values(content.links).flatMap(({ frame }) =>
    frame ? [frame.provider] : [],
  );
  const providers = [...new Set(known)].filter((provider) => allowed.includes(provider));
  const wasJustRevoked = lastRevoked !== undefined && !providers.includes(lastRevoked);
  const revoke = (provider: string) => {
    // The pressed button disappears: the focus moves to the heading of its list.
    heading.current?.focus();
    setLastRevoked(provider);
    setConsent(provider, false);
  };
  if (providers.length === 0 && !wasJustRevoked) return null;
  return (
    <section data-print="hide">
      <h2 ref={heading} tabIndex={-1} data-step="1">
        {t('frames.choices.title')}
      </h2>
      <p>{t(`frames.choices.${providers.length > 0 ? 'text' : 'none'}`)}</p>
      <ul data-stack="2">
        {providers.map((provider) => (
          <li key={provider}>
            <strong>{provider}</strong>{' '}
            <button
              type="button"
              className={styles.revoke}
              data-target
              onClick={() => revoke(provider)}
            >
              {t('frames.choices.revoke', { provider })}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {wasJustRevoked && t('frames.choices.revoked', { provider: lastRevoked })}
      </p>
    </section>
  );
}
