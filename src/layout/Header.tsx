import { Icon } from '../components/icons/Icon.tsx';
import styles from './Header.module.css';
import logoStyles from './header/Logo.module.css';
import { MainMenu } from './header/MainMenu.tsx';
import { LanguageLink } from './navigation/LanguageLink.tsx';
import { usePageLanguages } from './navigation/languages.ts';
import { useSite } from './site-context.tsx';

const MENU_ID = 'menu';

/**
 * The fixed bar: separate panels at the top of a page, one strip once it is scrolled. On phones
 * the menu is a popover; on wide screens the same list is part of the bar.
 */
export function Header() {
  const { content, t, pathOf } = useSite();
  return (
    <header className={styles.header} data-driver="header" data-tone="paper" data-print="hide">
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

/** The page in its other languages, on a panel beside the menu. */
function LanguageSwitch() {
  const others = usePageLanguages().filter(({ current }) => !current);
  if (others.length === 0) return null;
  return (
    <p className={styles.switch}>
      {others.map((other) => (
        <LanguageLink key={other.id} to={other} />
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
        <span data-visually-hidden>{t('header.openMenu')}</span>
      </span>
      <span className={styles.close}>
        <Icon name="close" size="large" />
        <span data-visually-hidden>{t('header.closeMenu')}</span>
      </span>
    </button>
  );
}

/** An umbrella pine before the low sun, over the pool's edge, in paper cut-outs. */
function Logo({ brand }: { brand: string }) {
  return (
    <span className={logoStyles.logo}>
      <svg className={logoStyles.mark} viewBox="0 0 48 48" aria-hidden="true">
        <path
          fill="var(--sun)"
          d="M31.6 4.3c6.5-.3 11.9 4.3 12.2 10.7.3 6.6-4.6 11.7-11 12-6.7.3-12-4.5-12.2-11-.2-6.3 4.7-11.4 11-11.7Z"
        />
        <path fill="var(--clay-deep)" d="m17 19.5 4.5.2 1 17.3-6.7.3 1.8-9.4Z" />
        <path
          fill="var(--pine)"
          d="M3.2 18.3c-.6-4.3 3.6-7.6 8-8 2-3.5 5.7-5.4 9.6-4.9 3.5.4 6 2.3 7.4 5 4.2.3 7.8 3.3 7.5 7.4-.2 3.2-3.3 4.6-6.2 3.7-2.3 2-6 1.9-8.3.1-2.4 2-6.1 2.1-8.5.3-3.2 1.5-9 .5-9.5-3.6Z"
        />
        <path
          fill="var(--pool)"
          d="M1.5 36.6c3.8-3.4 7.6-3.3 11.3-.3 3.7 3 7.4 2.9 11.1.1 3.8-2.9 7.5-3 11.2-.1 3.7 2.9 7.5 3 11.4-.4l.3 9.2c-15 1-30.2 1.1-45.5.2Z"
        />
        <path
          fill="var(--pool-light)"
          d="M2 41.7c3.6-2.2 7.2-2.1 10.8 0 3.7 2.1 7.4 2 11.1 0 3.8-2.1 7.5-2 11.2 0 3.7 2 7.3 2 11-.2l.1 1.8c-3.8 2-7.5 2-11.2 0-3.7-1.9-7.4-2-11.1.1-3.7 2-7.4 2.1-11.1 0-3.6-2-7.2-2-10.8.1Z"
        />
      </svg>
      <span className={logoStyles.brand}>{brand}</span>
    </span>
  );
}
