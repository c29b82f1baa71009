import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './Action.module.css';
import { SmartLink, type SmartLinkProps } from './SmartLink.tsx';

export interface ActionProps extends Pick<SmartLinkProps, 'to' | 'href' | 'current' | 'season'> {
  label: string;
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  icon?: IconName | undefined;
}

export function Action({ label, variant = 'primary', icon, ...link }: ActionProps) {
  const { href } = link;
  const outside = href?.startsWith('http');
  const trailing = variant === 'primary' ? undefined : outside ? 'external' : 'arrow';
  return (
    <SmartLink className={styles.action} variant={variant} {...link}>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {!icon && trailing && <Icon name={trailing} />}
    </SmartLink>
  );
}

interface ActionsProps {
  actions: ActionProps[];
  /** When the whole row shows. */
  season?: SmartLinkProps['season'];
}

/** The first action is the primary one; the others are quieter unless they set a variant. */
export function Actions({ actions, season }: ActionsProps) {
  return (
    <div className={styles.row} data-row data-print="hide" {...season}>
      {actions.map((action, index) => (
        <Action key={action.label} variant={index === 0 ? 'primary' : 'secondary'} {...action} />
      ))}
    </div>
  );
}
