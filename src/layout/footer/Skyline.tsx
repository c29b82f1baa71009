import styles from '../Footer.module.css';

const hedge =
  'M0 98c70-14 145-13 218-4 77 10 155 9 232-2 92-13 185-12 277 0 82 11 163 11 245 2 100-13 201-14 302 0 85 11 172 9 257-3 96-13 195-11 292 2 80 11 161 9 242-3 112-14 223-11 335 5v25H0Z';
const trunk = 'M64 98c4-16 5-29 3-40l-17-15 3-3 15 11 3-1 12-13 3 2-11 17c0 14 1 28 5 42Z';
const crown =
  'M0 46c-4-12 8-20 22-20 7-12 25-17 41-12 13-6 31-3 38 8 16-1 30 6 31 17 1 10-12 14-24 9-11 8-29 8-38 1-10 8-30 8-39 0-12 6-28 5-31-3Z';

/** The place and distance of each umbrella pine. */
const pines = [
  'translate(120 2)',
  'translate(246 46) scale(0.55)',
  'translate(690 40) scale(0.62)',
  'translate(1010 8) scale(0.92)',
  'translate(1128 50) scale(0.5)',
  'translate(1460 38) scale(0.64)',
  'translate(1530 52) scale(0.46)',
  'translate(1905 4) scale(0.98)',
  'translate(2118 46) scale(0.55)',
];

/** Evening over the park: a hedge and umbrella pines at the end of the page. */
export function Skyline() {
  return (
    <svg
      className={styles.skyline}
      data-print="hide"
      viewBox="0 0 2400 120"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <path d={hedge} />
      {pines.map((place) => (
        <g key={place} transform={place}>
          <path d={trunk} />
          <path d={crown} />
        </g>
      ))}
    </svg>
  );
}
