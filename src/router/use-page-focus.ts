import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { targetElement } from '../components/page/arrival.ts';
import { focusOn } from '../layout/navigation/focus-part.ts';

/**
 * Takes the focus along to a new page, as a browser does that loads one: to its heading, which screen
 * readers then read, or to the part of it that the address names. The router draws no page that is in the
 * window already.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef('');
  useEffect(() => {
    if (shown.current !== pathname)
      focusOn(targetElement()) || focusOn(document.querySelector('main h1'));
    shown.current = pathname;
  }, [pathname]);
}
