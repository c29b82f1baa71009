import { SmartLink } from '../../components/actions/SmartLink.tsx';
import type { MenuEntry } from '../navigation/menus.ts';
import styles from './MenuLink.module.css';

export function MenuLink({ entry }: { entry: MenuEntry }) {
  const { label, to, href, current } = entry;
  return (
    <li>
      <SmartLink to={to} href={href} current={current} className={styles.link}>
        {label}
      </SmartLink>
    </li>
  );
}
