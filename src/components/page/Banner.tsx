import { Icon } from '../icons/Icon.tsx';
import styles from './Banner.module.css';

export interface BannerProps {
  kind?: 'info' | 'warning' | undefined;
  title?: string | undefined;
  text: string;
}

export function Banner({ kind = 'info', title, text }: BannerProps) {
  return (
    <div
      className={styles.banner}
      data-row
      data-tone={kind === 'warning' ? 'sun' : 'sheet'}
      data-paper="b"
    >
      <Icon name={kind === 'warning' ? 'warning' : 'megaphone'} size="large" />
      <div>
        {title && (
          <p data-display data-step="1">
            {title}
          </p>
        )}
        <p>{text}</p>
      </div>
    </div>
  );
}
