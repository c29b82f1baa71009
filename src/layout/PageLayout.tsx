import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../components/page/FirstScreenEnd.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { SeasonNotice } from './SeasonNotice.tsx';
import styles from './SkipLink.module.css';
import { useSite } from './site-context.tsx';

const CONTENT_ID = 'contenuto';

/** The frame around every page. */
export function PageLayout({ children }: { children: ReactNode }) {
  const { t } = useSite();
  return (
    <>
      <SkipLink label={t('header.skip')} target={CONTENT_ID} />
      <Header />
      <main id={CONTENT_ID} tabIndex={-1}>
        <Notices />
        <SeasonNotice />
        {children}
      </main>
      <FirstScreenEnd />
      <Footer />
    </>
  );
}

interface SkipLinkProps {
  label: string;
  /** The id of the element that holds the page. */
  target: string;
}

/** Skips the header; `SkipLink.client.ts` leaves the address alone, which may name a part. */
function SkipLink({ label, target }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`} data-driver="skip" data-print="hide">
      {label}
    </a>
  );
}
