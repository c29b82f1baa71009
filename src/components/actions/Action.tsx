import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './Action.module.css';
import { Breaking } from './Breaking.tsx';
import { SmartLink, type SmartLinkProps } from './SmartLink.tsx';

export interface ActionProps {
  label: string;
  to?: string | undefined;
  href?: string | undefined;
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  icon?: IconName | undefined;
  /** The reader is already there. */
  current?: boolean | undefined;
  season?: SmartLinkProps['season'];
}

export function Action({ label, variant = 'primary', icon, ...link }: ActionProps) {
  const { href } = link;
  const outside = href?.startsWith('http');
  const trailing = variant === 'primary' ? undefined : outside ? 'external' : 'arrow';
  return (
    <SmartLink className={styles.action} variant={variant} {...link}>
      {icon && <Icon name={icon} />}
      <span>
        <Breaking text={label} />
      </span>
      {!icon && trailing && <Icon name={trailing} />}
    </SmartLink>
  );
}

interface ActionsProps {
  actions: ActionProps[];
}

/** The first action is the thing to do next; the others step back unless they say otherwise. */
export function Actions({ actions }: ActionsProps) {
  return (
    <div className={styles.row} data-print="hide">
      {actions.map((action, place) => (
        <Action key={action.label} variant={place === 0 ? 'primary' : 'secondary'} {...action} />
      ))}
    </div>
  );
}
