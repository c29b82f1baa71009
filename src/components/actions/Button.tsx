import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './Action.module.css';

export interface ButtonProps {
  id?: string | undefined;
  label: ReactNode;
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  icon?: IconName | undefined;
  type?: 'button' | 'submit' | undefined;
  disabled?: boolean | undefined;
  /** The name by which a driver finds it. */
  part?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** Looks like an Action, but acts on this page instead of leading to another. */
export function Button({
  label,
  variant = 'primary',
  icon,
  type = 'button',
  part,
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={styles.action} data-variant={variant} data-part={part} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
    </button>
  );
}
