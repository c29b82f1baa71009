import { MembersHero } from './members/MembersHero.tsx';
import styles from './members/MembersPage.module.css';
import { Renamer } from './members/Renamer.tsx';
import { StaffMenu } from './members/StaffMenu.tsx';
import { StaffSections } from './members/StaffSections.tsx';

export function MembersPage() {
  return (
    <>
      <MembersHero />
      <div className={styles.desk}>
        <div className={styles.side}>
          <StaffMenu />
          <Renamer />
        </div>
        <StaffSections />
      </div>
    </>
  );
}
