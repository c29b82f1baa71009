import styles from './Icon.module.css';
import { type IconName, iconPaths } from './icon-paths.tsx';

export interface IconProps {
  name: IconName;
  size?: 'large' | 'sticker' | undefined;
}

/** Always decoration: the words beside it say the same. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon} data-size={size}>
      {iconPaths[name]}
    </svg>
  );
}
