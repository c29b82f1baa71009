import styles from './Logo.module.css';

/** An umbrella pine before the low sun, over the pool's edge, in paper cut-outs. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
        <path
          className={styles.sun}
          d="M31.600 4.300c6.500-.3 11.900 4.300 12.200 10.700.3 6.600-4.600 11.700-11 12-6.700.3-12-4.500-12.200-11-.2-6.300 4.700-11.400 11-11.700Z"
        />
        <path className={styles.trunk} d="m17 19.500 4.500.2 1 17.300-6.700.3 1.800-9.400Z" />
        <path
          className={styles.crown}
          d="M3.200 18.300c-.6-4.300 3.600-7.600 8-8 2-3.500 5.700-5.400 9.600-4.900 3.500.4 6 2.300 7.400 5 4.200.3 7.800 3.300 7.500 7.400-.2 3.200-3.300 4.600-6.200 3.700-2.300 2-6 1.900-8.300.1-2.400 2-6.100 2.100-8.500.3-3.200 1.500-9 .5-9.500-3.600Z"
        />
        <path
          className={styles.water}
          d="M1.500 36.600c3.800-3.400 7.600-3.300 11.300-.3 3.700 3 7.400 2.900 11.100.1 3.800-2.900 7.500-3 11.200-.1 3.700 2.900 7.500 3 11.400-.4l.3 9.200c-15 1-30.200 1.100-45.500.2Z"
        />
        <path
          className={styles.foam}
          d="M2 41.700c3.600-2.200 7.200-2.100 10.800 0 3.700 2.100 7.400 2 11.100 0 3.800-2.100 7.500-2 11.200 0 3.700 2 7.300 2 11-.2l.1 1.800c-3.800 2-7.500 2-11.200 0-3.700-1.900-7.400-2-11.100.1-3.700 2-7.400 2.100-11.100 0-3.600-2-7.200-2-10.800.1Z"
        />
      </svg>
      <span className={styles.brand}>{brand}</span>
    </span>
  );
}
