import { useEffect } from 'react';
import { Actions } from '../components/actions/Action.tsx';
import { Contacts } from '../layout/Contacts.tsx';
import { useSite } from '../layout/site-context.tsx';
import { Hero } from './shared/Hero.tsx';

export interface ErrorPageProps {
  error: unknown;
  /** Path and parameters of the page that failed. */
  url: string;
}

/** Shown when a page fails to load or render: ways to go on, and the contacts. */
export function ErrorPage({ error, url }: ErrorPageProps) {
  const { content, t, destination } = useSite();
  const words = { title: t('error.title'), text: t('error.text') };
  useEffect(() => {
    document.title = t('error.documentTitle');
    // biome-ignore lint/suspicious/noConsole: developers look for the fault there
    console.error(error);
  }, [error, t]);
  return (
    <Hero
      words={{ ...words, pictureAlt: t('error.pictureAlt') }}
      picture={content.page.error.picture}
    >
      <Actions
        actions={[
          { label: t('error.home'), ...destination(content.page.error.target) },
          // A URL, not a route: the browser loads everything again.
          { label: t('error.retry'), href: url },
        ]}
      />
      {/* For visitors who cannot wait until the page works again. */}
      <div data-stack="2">
        <strong>{t('error.contacts')}</strong>
        <Contacts />
      </div>
      <TechnicalLine />
    </Hero>
  );
}

export function TechnicalLine() {
  const { t } = useSite();
  return (
    <p>
      {t('error.technicalNote')} <code lang="en">{t('error.technical')}</code>
    </p>
  );
}
