import { useContext } from 'react';
import { type Drawing, tagOf } from './drawing.ts';
import { FirstScreen } from './FirstScreen.ts';
import styles from './Icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';
import sprite from './sprite.svg';

export interface IconProps {
  name: IconName;
  size?: 'large' | 'sticker' | undefined;
}

/**
 * Always decoration: the words beside it say the same. Below the first screen it comes from one file
 * with all others, so that the page itself fits into one round trip.
 */
export function Icon({ name, size }: IconProps) {
  const isFirst = useContext(FirstScreen);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon} data-size={size}>
      {isFirst ? <Shapes name={name} /> : <use href={`${sprite}#${name}`} />}
    </svg>
  );
}

function Shapes({ name }: { name: IconName }) {
  const shapes: Drawing = iconPaths[name];
  return shapes.map((shape) => {
    const { pale, ...drawn } = shape;
    const Tag = tagOf(shape);
    return <Tag key={JSON.stringify(shape)} data-pale={pale && ''} {...drawn} />;
  });
}
