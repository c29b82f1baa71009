import styles from './Action.module.css';
import { Action, type ActionProps } from './Action.tsx';

export interface ActionsProps {
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
