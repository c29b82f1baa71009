import type { ComponentType } from 'react';
import type { MembersPage } from '../../content/types.ts';
import { useMembersPage } from '../../layout/template-pages.ts';
import { Generator } from './Generator.tsx';
import { Notices } from './Notices.tsx';
import { Opportunities } from './Opportunities.tsx';
import { PhotoRules } from './PhotoRules.tsx';
import { StaffRules } from './StaffRules.tsx';
import { StaffSection } from './StaffSection.tsx';
import styles from './StaffSections.module.css';
import { Welcome } from './Welcome.tsx';

const contents: Readonly<Record<MembersPage['sections'][number]['id'], ComponentType>> = {
  welcome: Welcome,
  photos: PhotoRules,
  content: Generator,
  communications: Notices,
  opportunities: Opportunities,
  rules: StaffRules,
};

/**
 * Without JavaScript all of them are there, one after another. Until React hydrates them, style
 * sheets show the one that the address names.
 * @param shown the only one to show
 */
export function StaffSections({ shown }: { shown: string | undefined }) {
  const { sections } = useMembersPage().page;
  return (
    <div className={styles.sections} data-shown={shown}>
      {sections.map(({ id, icon }) => {
        const Content = contents[id];
        return (
          <StaffSection key={id} id={id} icon={icon} hidden={shown !== undefined && shown !== id}>
            <Content />
          </StaffSection>
        );
      })}
    </div>
  );
}
