import styles from './Picture.module.css';

export interface PictureSource {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Other formats, the smallest first. */
  sources?: readonly { readonly type: string; readonly srcSet: string }[];
  /** The side or corner that is never cropped, such as `left bottom`; by default the middle. */
  focus?: string | undefined;
}

/** Half a wide screen, where something is beside the picture; a phone's whole width. */
const SIZES = '(min-width: 60rem) 50vw, 100vw';

export interface PictureProps {
  picture: PictureSource;
  /** Pictures of the first screen load at once. */
  lazy?: boolean | undefined;
  /**
   * For the first screen: loads at once; the build inlines a light drawing in the page
   * (`scripts/site/inline-pictures.ts`).
   */
  inline?: boolean | undefined;
}

/** Fills its container, which crops it. */
export function Picture({ picture, inline, lazy = !inline }: PictureProps) {
  const sides = picture.focus?.split(' ').map((side) => styles[side]) ?? [];
  const image = (
    <img
      className={[styles.picture, ...sides].join(' ')}
      data-slot="fill"
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
