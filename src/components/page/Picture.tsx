import styles from './Picture.module.css';

export interface PictureSource {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** What browsers may take instead, the lightest form first. */
  sources?: readonly { readonly type: string; readonly srcSet: string }[];
  /** The side that stays whole where its slot cuts it; without one, the middle. */
  focus?: 'left' | 'right' | 'top' | 'bottom' | undefined;
}

/** On a wide screen a picture stands beside something; on a phone it fills the line. */
const SIZES = '(min-width: 60rem) 50vw, 100vw';

export interface PictureProps {
  picture: PictureSource;
  /** The slot's proportion; the picture is cut to it, so drawings and photographs can change places. */
  slot?: 'scene' | 'square' | 'fill' | undefined;
  /** Pictures of the first screen are fetched at once. */
  lazy?: boolean | undefined;
  /**
   * Of the first screen: fetched at once, and where it is a light drawing the build writes it into the
   * page itself (`scripts/site/inline-pictures.ts`).
   */
  inline?: boolean | undefined;
}

export function Picture({ picture, slot = 'scene', inline, lazy = !inline }: PictureProps) {
  const image = (
    <img
      className={styles.picture}
      data-slot={slot}
      data-focus={picture.focus}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={lazy ? 'auto' : 'high'}
      decoding="async"
      data-inline={inline && ''}
    />
  );
  if (!picture.sources) return image;
  return (
    <picture className={styles.offered}>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
      ))}
      {image}
    </picture>
  );
}
