import sprite from '../../components/icons/sprite.svg';
import styles from './Skyline.module.css';

/** Evening over the park: hedge and umbrella pines stand out against the end of the page. */
export function Skyline() {
  return (
    <svg
      className={styles.skyline}
      viewBox="0 0 2400 120"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <use href={`${sprite}#skyline`} />
    </svg>
  );
}
