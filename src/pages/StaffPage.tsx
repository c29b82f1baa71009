import { Icon } from '../components/icons/Icon.tsx';
import { Island } from '../components/page/Island.tsx';
import { useUrl } from '../components/page/use-url.ts';
import { usePage } from '../layout/site-context.tsx';
import { Hero } from './shared/Hero.tsx';
import { Renamer } from './staff/Renamer.tsx';
import styles from './staff/Staff.module.css';
import { StaffSections } from './staff/StaffSections.tsx';

/** The section that uses the photo renamer, which is below the menu. */
const PHOTOS = 'photos';

export function StaffPage() {
  const { page, t } = usePage<'staff'>();
  return (
    <>
      <Hero words={t('hero')} picture={page.picture} />
      <Island name="staff" when="interaction" isWholePage>
        <StaffTools />
      </Island>
    </>
  );
}

/** The staff's tools: a menu, the section in the URL, and always the renamer. */
export function StaffTools() {
  const shown = useStaffSection();
  return (
    <div className={styles.desk} data-width="page" data-print="flat">
      <div className={styles.side} data-stack="5">
        <StaffMenu current={shown} />
        <Renamer isWanted={shown === PHOTOS} />
      </div>
      <StaffSections />
    </div>
  );
}

/** The section in the URL's `#`, or else the first one; undefined in the static HTML. */
function useStaffSection(): string | undefined {
  const { sections } = usePage<'staff'>().page;
  const url = useUrl();
  if (url === undefined) return undefined;
  const hash = url.slice(url.indexOf('#'));
  const named = sections.find(({ id }) => `#${id}` === hash);
  return (named ?? sections[0])?.id;
}

/**
 * Links to the sections of this page.
 * @param current the only section shown, if any
 */
function StaffMenu({ current }: { current: string | undefined }) {
  const { page, t } = usePage<'staff'>();
  return (
    <nav
      className={styles.menu}
      aria-label={t('menu')}
      data-tone="sky"
      data-paper="b"
      data-print="hide"
    >
      <ul data-stack="0">
        {page.sections.map(({ id, icon }) => (
          <li key={id}>
            <a data-target href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              <Icon name={icon} />
              {t(`sections.${id}.label`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
