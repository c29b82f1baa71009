import styles from './Header.module.css';
import { LanguageSwitch } from './header/LanguageSwitch.tsx';
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
  return (
    <header
      className={styles.header}
      data-driver="header"
      data-tone="paper"
      data-scrolled="no"
      data-print="hide"
    >
      <div className={styles.bar}>
        <a className={styles.home} href={pathOf('home')} aria-label={t('header.home')}>
          <Logo brand={content.site.brand} />
        </a>
        <LanguageSwitch />
        <MenuToggle menu={MENU_ID} open={t('header.openMenu')} close={t('header.closeMenu')} />
        <MainMenu id={MENU_ID} />
      </div>
    </header>
  );
}
