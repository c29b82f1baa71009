import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './Header.module.css';
import { Logo } from './header/Logo.tsx';
import { MainMenu } from './header/MainMenu.tsx';
import { MenuToggle } from './header/MenuToggle.tsx';
import { useSite } from './site-context.tsx';

const MENU_ID = 'menu';

/**
 * The fixed bar: nothing but its slips of paper at the top of a page, a strip of paper once it is
 * scrolled. On phones the menu is a popover, on wide screens the same list lies in the bar.
 */
export function Header() {
  const { content, t, pathOf } = useSite();
  const { key } = useLocation();
  const scrolled = useScrolled() ? 'yes' : 'no';
  return (
    <header className={styles.header} data-tone="paper" data-scrolled={scrolled} data-print="hide">
      <div className={styles.bar}>
        <Link className={styles.home} to={pathOf('home')} aria-label={t('header.home')}>
          <Logo brand={content.site.brand} />
        </Link>
        <MenuToggle menu={MENU_ID} open={t('header.openMenu')} close={t('header.closeMenu')} />
        {/* A new page gets a new menu: closed, whatever was open before. */}
        <MainMenu key={key} id={MENU_ID} />
      </div>
    </header>
  );
}

/** The reader has left the top of the page. False in the static HTML. */
function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, () => false);
}

function isScrolled(): boolean {
  return window.scrollY > 0;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
