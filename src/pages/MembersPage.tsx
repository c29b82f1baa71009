import { useEffect, useRef } from 'react';
import { Island } from '../components/page/Island.tsx';
import { useAddress } from '../components/page/use-address.ts';
import { focusOn } from '../layout/navigation/focus-part.ts';
import { useMembersPage } from '../layout/template-pages.ts';
import styles from './members/MembersPage.module.css';
import { Renamer } from './members/Renamer.tsx';
import { StaffMenu } from './members/StaffMenu.tsx';
import { StaffSections } from './members/StaffSections.tsx';
import { Hero } from './shared/Hero.tsx';

/** The section whose tool stands under the menu. */
const PHOTOS = 'photos';

export function MembersPage() {
  const { page, t } = useMembersPage();
  return (
    <>
      <Hero words={t('hero')} picture={page.picture} />
      <Island name="members" when="touched">
        <Members />
      </Island>
    </>
  );
}

/** The staff's tools: a menu that shows one section at a time, with the renamer always under it. */
export function Members() {
  const shown = useStaffSection();
  useScrollTo(shown);
  return (
    <div className={styles.desk}>
      <div className={styles.side}>
        <StaffMenu current={shown} />
        <Renamer isWanted={shown === PHOTOS} />
      </div>
      <StaffSections shown={shown} />
    </div>
  );
}

/**
 * The section that the address names after its `#`, or else the first one; undefined in the static
 * HTML, which shows them all.
 */
function useStaffSection(): string | undefined {
  const { sections } = useMembersPage().page;
  const address = useAddress();
  if (address === undefined) return undefined;
  const hash = address.slice(address.indexOf('#'));
  const named = sections.find(({ id }) => `#${id}` === hash);
  return (named ?? sections[0])?.id;
}

/** A section that was hidden when its link was followed: the browser had nowhere to go. */
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
