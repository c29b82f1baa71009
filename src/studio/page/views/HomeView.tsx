import { isReread } from '../../session/finding-view.ts';
import styles from '../Content.module.css';
import { ActionButton } from '../parts/ActionButton.tsx';
import { Search } from '../parts/SearchDialog.tsx';
import { goTo, useOpenStudio } from '../store.ts';
import { TILES, type Tile } from '../studio.ts';
import { counted, words } from '../words.ts';

/** The home view: a search, what waits, and shortcuts to common changes. */
export function HomeView() {
  const { findings, decisions, isPartial } = useOpenStudio();
  const { rereads } = words.home;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const waits = [
    { view: 'findings', said: words.home.errors, count: errors },
    { view: 'decisions', said: words.home.decisions, count: decisions },
    {
      view: 'findings',
      said: isPartial ? { ...rereads, none: rereads.partial } : rereads,
      count: findings.filter(isReread).length,
    },
  ] as const;
  return (
    <section aria-labelledby="home-title">
      <h2 id="home-title">{words.home.title}</h2>
      <p>{words.home.about}</p>
      <Search />
      <ul className={styles.cards} aria-label={words.home.waits}>
        {waits.map(({ view, said, count }) => (
          <li key={said.one}>
            <ActionButton onPress={() => goTo({ view })}>
              <strong>{count}</strong>
              <span>{(count === 0 ? said.none : counted(said, count)).replace(/^\d+ /, '')}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
      <ul className={styles.cards}>
        {TILES.map((tile) => (
          <TileBox key={tile.title} {...tile} />
        ))}
      </ul>
    </section>
  );
}

function TileBox({ title, links }: Tile) {
  return (
    <li>
      <h3>{title}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <ActionButton onPress={() => goTo(link)}>{link.label}</ActionButton>
          </li>
        ))}
      </ul>
    </li>
  );
}
