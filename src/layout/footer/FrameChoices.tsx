import { useRef, useState } from 'react';
import { Island } from '../../components/page/Island.tsx';
import { revokeProvider, useFrameConsent } from '../consent/use-frame-consent.ts';
import { useSite } from '../site-context.tsx';
import styles from './FrameChoices.module.css';

export function FrameChoices() {
  return (
    <Island name="frame-choices" when="allowed">
      <AllowedFrames />
    </Island>
  );
}

/** The external content that this device has allowed, and buttons to withdraw that. */
export function AllowedFrames() {
  const { t } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const providers = useAllowedProviders();
  const { news, revoke } = useRevoking(providers);
  // The pressed button disappears: the focus moves to the heading of its list.
  const onRevoke = (provider: string) => {
    heading.current?.focus();
    revoke(provider);
  };
  if (providers.length === 0 && news === '') return null;
  return (
    <section data-print="hide">
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('frames.choices.title')}
      </h2>
      <p className={styles.text}>{t(`frames.choices.${providers.length > 0 ? 'text' : 'none'}`)}</p>
      <Providers providers={providers} onRevoke={onRevoke} />
      <p className={styles.news} role="status">
        {news}
      </p>
    </section>
  );
}

interface ProvidersProps {
  providers: readonly string[];
  onRevoke: (provider: string) => void;
}

function Providers({ providers, onRevoke }: ProvidersProps) {
  const { t } = useSite();
  if (providers.length === 0) return null;
  return (
    <ul className={styles.list}>
      {providers.map((provider) => (
        <li key={provider}>
          <span className={styles.provider}>{provider}</span>
          <button type="button" className={styles.revoke} onClick={() => onRevoke(provider)}>
            {t('frames.choices.revoke', { provider })}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The allowed providers that the site still has frames of. */
function useAllowedProviders(): string[] {
  const allowed = useFrameConsent();
  const { links } = useSite().content;
  const known = Object.values(links).flatMap(({ frame }) => (frame ? [frame.provider] : []));
  return [...new Set(known)].filter((provider) => allowed.includes(provider));
}

function useRevoking(allowed: readonly string[]) {
  const { t } = useSite();
  const [last, setLast] = useState<string>();
  const revoke = (provider: string) => {
    setLast(provider);
    revokeProvider(provider);
  };
  const isNews = last !== undefined && !allowed.includes(last);
  return { news: isNews ? t('frames.choices.revoked', { provider: last }) : '', revoke };
}
