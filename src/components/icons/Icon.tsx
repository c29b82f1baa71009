import type { ReactNode } from 'react';
import styles from './Icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  size?: 'large' | 'sticker' | undefined;
}

/** The flat shapes of an icon on a grid of 24 units: paths, or centre and radius of a disc. */
const SHAPES: Readonly<Record<string, (text: string) => ReactNode>> = {
  path: (d) => <path key={d} d={d} />,
  // The paper that lies below.
  pale: (d) => <path key={d} data-pale="" d={d} />,
  // What its lines enclose twice is a hole.
  holed: (d) => <path key={d} d={d} fillRule="evenodd" />,
  // Three times, a third of a turn apart.
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

/** Always decoration: the words beside it say the same. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon} data-size={size}>
      {Object.entries(iconPaths[name]).map(([shape, drawn]) =>
        [drawn].flat().map((text: string) => SHAPES[shape]?.(text)),
      )}
    </svg>
  );
}
