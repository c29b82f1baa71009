import { Fragment } from 'react';
import { Action } from '../../components/actions/Action.tsx';
import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { type MenuEntry, type MenuId, menuEntries, targetEntry } from '../navigation/menus.ts';
import { SEARCH_FIELD } from '../navigation/search-field.ts';
import { whileEnrolling } from '../season.ts';
import { useCurrentPage, useSite } from '../site-context.tsx';
import styles from './MainMenu.module.css';
import menuGroupStyles from './MenuGroup.module.css';

/** How many groups are open on a phone, from the first. */
const OPEN_GROUPS = 2;

/** The whole menu, in the order of `pages/layout.json`; it opens without JavaScript. */
export function MainMenu({ id }: { id: string }) {
  const site = useSite();
  const currentPage = useCurrentPage();
  const { t } = site;
  const { about, groups, button, enrol } = site.content.page.header;
  const entry = (id: string, label: string, target: typeof button) =>
    targetEntry(site, { id, label, target }, currentPage);
  const listed = (menu: MenuId) => ({
    label: t(`menus.${menu}`),
    entries: menuEntries(site, menu, currentPage),
  });
  const lists = groups.map((menus) => menus.map(listed));
  const aboutEntries = about.map(({ id, target }) =>
    entry(id, t(`header.about.items.${id}`), target),
  );
  return (
    <nav
      data-driver="menu"
      id={id}
      popover="auto"
      className={styles.menu}
      aria-label={t('header.navigation')}
    >
      <p className={styles.enrol} {...whileEnrolling}>
        <Action {...entry('enrol', t('header.enrol'), enrol)} />
      </p>
      <MenuSearch />
      <ul className={styles.list}>
        {lists.map((group, index) => (
          <MenuGroup key={group[0]?.label} lists={group} isOpen={index < OPEN_GROUPS} />
        ))}
        <MenuGroup lists={[{ label: t('header.about.label'), entries: aboutEntries }]} />
        <MenuLink entry={entry('work', t('header.work'), button)} />
        <li className={styles.button} {...whileEnrolling}>
          <Action {...entry('enrol', t('header.enrol'), enrol)} />
        </li>
      </ul>
    </nav>
  );
}

/** On a phone: the questions' page takes the word from its URL, and shows its field first. */
function MenuSearch() {
  const { t, destination, content } = useSite();
  const { label, button } = t('header.search');
  const target = destination(content.page.header.search);
  return (
    <search className={styles.search} data-needs="script">
      <form action={`${'to' in target ? target.to : target.href}#${SEARCH_FIELD}`}>
        <input
          type="search"
          name={SEARCH_FIELD}
          data-box
          aria-label={label}
          placeholder={label}
          required
        />
        <button type="submit">{button}</button>
      </form>
    </search>
  );
}

interface MenuGroupProps {
  /** The first names the group; the others have their titles inside. */
  lists: { label: string; entries: MenuEntry[] }[];
  /** Open on a phone: the links that families need most. */
  isOpen?: boolean;
}

/** They share a name, so that only one is open. Two texts alternate: to open and to close. */
function MenuGroup({ lists, isOpen }: MenuGroupProps) {
  const { t } = useSite();
  const label = lists[0]?.label ?? '';
  const entries = lists.flatMap((list) => list.entries);
  return (
    <li className={menuGroupStyles.item} data-open={isOpen || undefined}>
      <details
        className={menuGroupStyles.group}
        name="menu"
        data-current={entries.some(({ current }) => current) || undefined}
      >
        <summary className={menuGroupStyles.name}>
          <span aria-hidden="true">{label}</span>
          <span className={menuGroupStyles.whenClosed} data-visually-hidden>
            {t('header.openGroup', { menu: label })}
          </span>
          <span className={menuGroupStyles.whenOpen} data-visually-hidden>
            {t('header.closeGroup', { menu: label })}
          </span>
          <Icon name="chevron" />
        </summary>
        <div className={menuGroupStyles.entries}>
          {lists.map((list, index) => (
            <Fragment key={list.label}>
              {index > 0 && <p className={menuGroupStyles.title}>{list.label}</p>}
              <ul className={menuGroupStyles.list}>
                {list.entries.map((entry) => (
                  <MenuLink key={entry.id} entry={entry} />
                ))}
              </ul>
            </Fragment>
          ))}
        </div>
      </details>
    </li>
  );
}

function MenuLink({ entry }: { entry: MenuEntry }) {
  const { label, to, href, current } = entry;
  return (
    <li>
      <SmartLink to={to} href={href} current={current} className={menuGroupStyles.link}>
        {label}
      </SmartLink>
    </li>
  );
}
