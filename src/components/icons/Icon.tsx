import styles from './Icon.module.css';
import { type IconName, iconPaths } from './icon-paths.tsx';

export interface IconProps {
  name: IconName;
  size?: 'text' | 'large' | 'sticker' | undefined;
}

/** Always decoration: the words beside it say the same. */
export function Icon({ name, size = 'text' }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {iconPaths[name]}
    </svg>
  );
}
