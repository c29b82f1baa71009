import { Icon } from '../components/icons/Icon.tsx';
import styles from './Header.module.css';
import { Logo } from './header/Logo.tsx';
import { MainMenu } from './header/MainMenu.tsx';
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
      <div className={styles.bar} data-width="page">
        <a className={styles.home} href={pathOf('home')} aria-label={t('header.home')}>
          <Logo brand={content.site.brand} />
        </a>
        <LanguageSwitch />
        <MenuToggle />
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
    <p className={styles.switch}>
      {others.map((one) => (
        <LanguageLink key={one.id} to={one} />
      ))}
    </p>
  );
}

/** The browser opens and closes the popover; style sheets choose the label. */
function MenuToggle() {
  const { t } = useSite();
  return (
    <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
      <span className={styles.open}>
        <Icon name="menu" size="large" />
        <span data-heard>{t('header.openMenu')}</span>
      </span>
      <span className={styles.close}>
        <Icon name="close" size="large" />
        <span data-heard>{t('header.closeMenu')}</span>
      </span>
    </button>
  );
}
