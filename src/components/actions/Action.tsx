import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './Action.module.css';
import { SmartLink } from './SmartLink.tsx';

export interface ActionProps {
  label: string;
  to?: string | undefined;
  href?: string | undefined;
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  icon?: IconName | undefined;
  /** The reader is already there. */
  current?: boolean | undefined;
}

export function Action({ label, to, href, variant = 'primary', icon, current }: ActionProps) {
  const outside = href?.startsWith('http');
  const trailing = variant === 'primary' ? undefined : outside ? 'external' : 'arrow';
  return (
    <SmartLink to={to} href={href} className={styles.action} variant={variant} current={current}>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {!icon && trailing && <Icon name={trailing} />}
    </SmartLink>
  );
}
