import styles from '../Content.module.css';
import { ActionButton } from '../parts/ActionButton.tsx';
import { Search } from '../parts/SearchDialog.tsx';
import { goTo } from '../store.ts';
import { TILES } from '../studio.ts';
import { words } from '../words.ts';

/** The home view: a search, and shortcuts to common changes. */
export function HomeView() {
  return (
    <section aria-labelledby="home-title">
      <h2 id="home-title">{words.home.title}</h2>
      <p>{words.home.about}</p>
      <Search />
      <ul className={styles.cards}>
        {TILES.map(({ title, links }) => (
          <li key={title}>
            <h3>{title}</h3>
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <ActionButton onPress={() => goTo(link)}>{link.label}</ActionButton>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
