import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../../components/page/ErrorScreen.tsx';
import { useSite } from '../site-context.tsx';
import { ErrorContacts } from './ErrorContacts.tsx';

/** What a visitor sees when a page fails to load or to draw: the ways on, and the contacts. */
export function ErrorPage() {
  const error = useRouteError();
  const { content, texts, picture, destination } = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.title = texts.error.documentTitle;
    // biome-ignore lint/suspicious/noConsole: whoever looks for the fault finds it there
    console.error(error);
  }, [error, texts]);
  return (
    <ErrorScreen
      picture={{ ...picture(content.page.error.picture), alt: texts.error.pictureAlt }}
      title={texts.error.title}
      text={texts.error.text}
      actions={[
        { label: texts.error.home, ...destination(content.page.error.target) },
        // An address instead of a route: the browser asks for everything again.
        { label: texts.error.retry, href: pathname + search },
      ]}
      technical={texts.error.technical}
      technicalLanguage="en"
      technicalNote={texts.error.technicalNote}
    >
      <ErrorContacts />
    </ErrorScreen>
  );
}
