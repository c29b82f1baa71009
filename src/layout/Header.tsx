import { Icon } from '../components/icons/Icon.tsx';
import styles from './Header.module.css';
import languageSwitchStyles from './header/LanguageSwitch.module.css';
import { Logo } from './header/Logo.tsx';
import { MainMenu } from './header/MainMenu.tsx';
import menuToggleStyles from './header/MenuToggle.module.css';
import { LanguageLink } from './navigation/LanguageLink.tsx';
import { usePageLanguages } from './navigation/languages.ts';
import { useSite } from './site-context.tsx';

const MENU_ID = 'menu';

/**
 * The fixed bar: slips of paper at the top of a page, a whole strip once it is scrolled. On phones
 * the menu is a popover; on wide screens the same list is part of the bar.
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

/** The page in its other languages, on a slip of paper beside the menu. */
function LanguageSwitch() {
  const others = usePageLanguages().filter(({ current }) => !current);
  if (others.length === 0) return null;
  return (
    <p className={languageSwitchStyles.switch}>
      {others.map((one) => (
        <LanguageLink key={one.id} className={languageSwitchStyles.language} to={one} />
      ))}
    </p>
  );
}

interface MenuToggleProps {
  /** The id of the popover. */
  menu: string;
  open: string;
  close: string;
}

/** The browser opens and closes the popover; style sheets choose the label. */
function MenuToggle({ menu, open, close }: MenuToggleProps) {
  return (
    <button type="button" className={menuToggleStyles.toggle} popoverTarget={menu}>
      <span className={menuToggleStyles.open}>
        <Icon name="menu" size="large" />
        <span data-heard>{open}</span>
      </span>
      <span className={menuToggleStyles.close}>
        <Icon name="close" size="large" />
        <span data-heard>{close}</span>
      </span>
    </button>
  );
}
