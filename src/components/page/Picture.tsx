import styles from './Picture.module.css';

export interface PictureSource {
  src: string;
  width: number;
  height: number;
  alt: string;
}

export interface PictureProps {
  picture: PictureSource;
  /** The slot's proportion; the picture is cut to it, so drawings and photographs can change places. */
  slot?: 'scene' | 'wide' | 'square' | 'tall' | 'fill' | undefined;
  /** Pictures of the first screen are fetched at once. */
  lazy?: boolean | undefined;
}

export function Picture({ picture, slot = 'scene', lazy = true }: PictureProps) {
  return (
    <img
      className={styles.picture}
      data-slot={slot}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={lazy ? 'auto' : 'high'}
      decoding="async"
    />
  );
}
