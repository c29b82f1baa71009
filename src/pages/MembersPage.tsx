import { useEffect, useRef } from 'react';
import { Icon } from '../components/icons/Icon.tsx';
import { Island } from '../components/page/Island.tsx';
import { useAddress } from '../components/page/use-address.ts';
import { focusOn } from '../layout/navigation/focus-part.ts';
import { useMembersPage } from '../layout/template-pages.ts';
import styles from './members/Members.module.css';
import { Renamer } from './members/Renamer.tsx';
import { StaffSections } from './members/StaffSections.tsx';
import { Hero } from './shared/Hero.tsx';

/** The section that needs the tool under the menu. */
const PHOTOS = 'photos';

export function MembersPage() {
  const { page, t } = useMembersPage();
  return (
    <>
      <Hero words={t('hero')} picture={page.picture} />
      <Island name="members" when="interaction">
        <Members />
      </Island>
    </>
  );
}

/** The staff's tools: a menu that shows one section at a time, and always the renamer. */
export function Members() {
  const shown = useStaffSection();
  useScrollTo(shown);
  return (
    <div className={styles.desk} data-width="page">
      <div className={styles.side} data-stack="5">
        <StaffMenu current={shown} />
        <Renamer isWanted={shown === PHOTOS} />
      </div>
      <StaffSections shown={shown} />
    </div>
  );
}

/**
 * The section in the URL's `#`, or else the first one; undefined in the static HTML, which
 * shows them all.
 */
function useStaffSection(): string | undefined {
  const { sections } = useMembersPage().page;
  const address = useAddress();
  if (address === undefined) return undefined;
  const hash = address.slice(address.indexOf('#'));
  const named = sections.find(({ id }) => `#${id}` === hash);
  return (named ?? sections[0])?.id;
}

/** Scrolls to a section that was hidden when its link was followed: the browser could not. */
function useScrollTo(shown: string | undefined): void {
  const before = useRef(shown);
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== shown;
    const section = hasChanged ? document.getElementById(shown ?? '') : null;
    before.current = shown;
    section?.scrollIntoView();
    focusOn(section);
  }, [shown]);
}

/**
 * Links to the sections of this page.
 * @param current the only section shown, if any
 */
function StaffMenu({ current }: { current: string | undefined }) {
  const { page, t } = useMembersPage();
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
