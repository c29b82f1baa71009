import type { ReactNode } from 'react';
import styles from './Icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

/** The flat shapes of an icon on a grid of 24 units: paths, or discs by centre and radius. */
const SHAPES: Readonly<Record<string, (text: string) => ReactNode>> = {
  path: (d) => <path key={d} d={d} />,
  // The pale background below.
  pale: (d) => <path key={d} data-pale="" d={d} />,
  // An area enclosed twice is a hole.
  holed: (d) => <path key={d} d={d} fillRule="evenodd" />,
  // Three times, rotated by a third of a turn.
  turned: (d) =>
    [0, 120, 240].map((turn) => <path key={turn} transform={`rotate(${turn} 12 12)`} d={d} />),
  disc: (at) => <circle key={at} {...circle(at)} />,
  paleDisc: (at) => <circle key={at} data-pale="" {...circle(at)} />,
  note: (at) => <ellipse key={at} {...noteHead(at)} />,
};

function circle(at: string) {
  const [cx, cy, r] = at.split(' ');
  return { cx, cy, r };
}

function noteHead(at: string) {
  const { cx, cy } = circle(at);
  return { cx, cy, rx: '4.2', ry: '3.2', transform: `rotate(-14 ${at})` };
}

/** Always decorative: the words beside it say the same. */
export function Icon({ name, size }: { name: IconName; size?: 'large' | 'sticker' | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon} data-size={size}>
      {Object.entries(iconPaths[name]).map(([shape, shapes]) =>
        [shapes].flat().map((text: string) => SHAPES[shape]?.(text)),
      )}
    </svg>
  );
}
