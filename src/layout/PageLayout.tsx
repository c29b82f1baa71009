import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../components/page/FirstScreenEnd.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { SeasonNotice } from './SeasonNotice.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useSite } from './site-context.tsx';

const CONTENT_ID = 'contenuto';

/** What stands around every page. */
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
