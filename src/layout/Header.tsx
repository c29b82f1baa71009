import { Icon } from '../components/icons/Icon.tsx';
import styles from './Header.module.css';
import logoStyles from './header/Logo.module.css';
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

/** An umbrella pine before the low sun, over the pool's edge, in paper cut-outs. */
function Logo({ brand }: { brand: string }) {
  return (
    <span className={logoStyles.logo}>
      <svg className={logoStyles.mark} viewBox="0 0 48 48" aria-hidden="true">
        <path
          fill="var(--sun)"
          d="M31.600 4.300c6.500-.3 11.900 4.300 12.200 10.700.3 6.600-4.600 11.700-11 12-6.700.3-12-4.500-12.200-11-.2-6.300 4.700-11.400 11-11.700Z"
        />
        <path fill="var(--clay-deep)" d="m17 19.500 4.500.2 1 17.300-6.700.3 1.800-9.400Z" />
        <path
          fill="var(--pine)"
          d="M3.200 18.300c-.6-4.300 3.600-7.600 8-8 2-3.500 5.700-5.400 9.600-4.900 3.500.4 6 2.300 7.400 5 4.200.3 7.800 3.300 7.500 7.400-.2 3.200-3.300 4.600-6.200 3.700-2.300 2-6 1.900-8.300.1-2.400 2-6.100 2.100-8.500.3-3.200 1.500-9 .5-9.500-3.600Z"
        />
        <path
          fill="var(--pool)"
          d="M1.500 36.600c3.800-3.400 7.600-3.300 11.300-.3 3.700 3 7.400 2.900 11.100.1 3.800-2.900 7.500-3 11.200-.1 3.700 2.900 7.500 3 11.400-.4l.3 9.200c-15 1-30.200 1.100-45.500.2Z"
        />
        <path
          fill="var(--pool-light)"
          d="M2 41.700c3.600-2.200 7.200-2.100 10.800 0 3.700 2.100 7.400 2 11.100 0 3.800-2.100 7.500-2 11.200 0 3.700 2 7.300 2 11-.2l.1 1.800c-3.800 2-7.500 2-11.200 0-3.700-1.900-7.400-2-11.100.1-3.700 2-7.400 2.100-11.100 0-3.600-2-7.200-2-10.800.1Z"
        />
      </svg>
      <span className={logoStyles.brand}>{brand}</span>
    </span>
  );
}
