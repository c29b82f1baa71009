import { Action } from '../../components/actions/Action.tsx';
import { useCurrentPage } from '../navigation/current-page.ts';
import { menuEntries, targetEntry } from '../navigation/menus.ts';
import { useSite } from '../site-context.tsx';
import styles from './MainMenu.module.css';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';

/** The whole menu, in the order of `pages/layout.json`; nothing in it needs JavaScript to open. */
export function MainMenu({ id }: { id: string }) {
  const site = useSite();
  const shown = useCurrentPage();
  const { t } = site;
  const { about, groups, links, button } = site.content.page.header;
  const story = about.map(({ id, target }) =>
    targetEntry(site, { id, label: t(`header.about.items.${id}`), target }, shown),
  );
  const work = targetEntry(site, { id: 'work', label: t('header.work'), target: button }, shown);
  return (
    <nav
      data-driver="menu"
      id={id}
      popover="auto"
      className={styles.menu}
      aria-label={t('header.navigation')}
    >
      <ul className={styles.list}>
        <MenuGroup label={t('header.about.label')} entries={story} />
        {groups.map((menu) => (
          <MenuGroup
            key={menu}
            label={t(`menus.${menu}`)}
            entries={menuEntries(site, menu, shown)}
          />
        ))}
        {links.flatMap((menu) =>
          menuEntries(site, menu, shown).map((entry) => <MenuLink key={entry.id} entry={entry} />),
        )}
        <li className={styles.button}>
          <Action variant="secondary" icon="handshake" {...work} />
        </li>
      </ul>
    </nav>
  );
}
