import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './ValueCard.module.css';

export interface ValueCardProps {
  icon: IconName;
  title: string;
  text: string;
  headingLevel?: 'h3' | 'h4' | undefined;
}

/** A promise: a big drawing that sticks out of the text, without a box. */
export function ValueCard({ icon, title, text, headingLevel: Heading = 'h3' }: ValueCardProps) {
  return (
    <div className={styles.value}>
      <Icon name={icon} size="sticker" />
      <div>
        <Heading className={styles.title}>{title}</Heading>
        <p>{text}</p>
      </div>
    </div>
  );
}
