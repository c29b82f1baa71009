import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../components/page/FirstScreenEnd.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { SeasonBanner } from './SeasonBanner.tsx';
import styles from './SkipLink.module.css';
import { useSite } from './site-context.tsx';

const CONTENT_ID = 'contenuto';

/** The frame around every page. */
export function PageLayout({ children }: { children: ReactNode }) {
  const { t } = useSite();
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`} data-target data-print="hide">
        {t('header.skip')}
      </a>
      <Header />
      <main id={CONTENT_ID} tabIndex={-1}>
        <Notices />
        <SeasonBanner />
        {children}
      </main>
      <FirstScreenEnd />
      <Footer />
    </>
  );
}
