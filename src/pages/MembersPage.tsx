import { useLocation } from 'react-router-dom';
import { useMounted } from '../components/page/use-mounted.ts';
import { useMembersPage } from '../layout/template-pages.ts';
import styles from './members/MembersPage.module.css';
import { Renamer } from './members/Renamer.tsx';
import { StaffMenu } from './members/StaffMenu.tsx';
import { StaffSections } from './members/StaffSections.tsx';
import { Hero } from './shared/Hero.tsx';

/** The section whose tool stands under the menu. */
const PHOTOS = 'photos';

/** The staff's tools: a menu that shows one section at a time, with the renamer always under it. */
export function MembersPage() {
  const { page, t } = useMembersPage();
  const shown = useStaffSection();
  return (
    <>
      <Hero words={t('hero')} picture={page.picture} />
      <div className={styles.desk}>
        <div className={styles.side}>
          <StaffMenu current={shown} />
          <Renamer isWanted={shown === PHOTOS} />
        </div>
        <StaffSections shown={shown} />
      </div>
    </>
  );
}

/**
 * The section that the address names after its `#`, or else the first one; undefined in the static
 * HTML, which shows them all.
 */
function useStaffSection(): string | undefined {
  const { sections } = useMembersPage().page;
  const { hash } = useLocation();
  const isMounted = useMounted();
  if (!isMounted) return undefined;
  const named = sections.find(({ id }) => `#${id}` === hash);
  return (named ?? sections[0])?.id;
}
