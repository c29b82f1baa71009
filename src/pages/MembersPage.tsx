import { Icon } from '../components/icons/Icon.tsx';
import { Island } from '../components/page/Island.tsx';
import { useUrl } from '../components/page/use-url.ts';
import { usePage } from '../layout/site-context.tsx';
import styles from './members/Members.module.css';
import { Renamer } from './members/Renamer.tsx';
import { StaffSections } from './members/StaffSections.tsx';
import { Hero } from './shared/Hero.tsx';

/** The section that uses the photo renamer, which is below the menu. */
const PHOTOS = 'photos';

export function MembersPage() {
  const { page, t } = usePage<'members'>();
  return (
    <>
      <Hero words={t('hero')} picture={page.picture} />
      <Island name="members" when="interaction">
        <Members />
      </Island>
    </>
  );
}

/** The staff's tools: a menu, the section in the URL, and always the renamer. */
export function Members() {
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
  const { sections } = usePage<'members'>().page;
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
  const { page, t } = usePage<'members'>();
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
