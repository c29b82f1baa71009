import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { SkipLink } from '../components/SkipLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useSite } from './site-context.tsx';

const CONTENT_ID = 'contenuto';

/** What stands around every page. */
export function PageLayout({ children }: { children: ReactNode }) {
  const { texts } = useSite();
  return (
    <>
      <SkipLink label={texts.header.skip} target={CONTENT_ID} />
      <Header />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  );
}
