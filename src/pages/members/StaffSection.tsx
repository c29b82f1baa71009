import type { ReactNode } from 'react';
import { Icon } from '../../components/icons/Icon.tsx';
import type { IconName } from '../../components/icons/icon-paths.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import styles from './StaffSection.module.css';

export interface StaffSectionProps {
  id: string;
  icon: IconName;
  hidden: boolean;
  children: ReactNode;
}

export function StaffSection({ id, icon, hidden, children }: StaffSectionProps) {
  const { title, text } = useMembersPage().t(`sections.${id}`);
  const headingId = `${id}-heading`;
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId} hidden={hidden}>
      <header className={styles.header}>
        <Icon name={icon} size="sticker" />
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </header>
      {children}
    </section>
  );
}
