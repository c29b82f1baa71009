import type { ReactNode } from 'react';
import { FirstScreenEnd } from './FirstScreenEnd.tsx';
import styles from './PageHero.module.css';
import { Picture, type PictureSource } from './Picture.tsx';
import { lettersOf } from './title-size.ts';
import type { Tone } from './tone.ts';

export interface PageHeroProps {
  /** A Badge or a drawing, above everything else. */
  badge?: ReactNode;
  eyebrow?: string | undefined;
  title: string;
  text?: ReactNode;
  picture?: PictureSource | undefined;
  tone?: Tone | undefined;
  /** Under the text: actions, the line of facts. */
  children?: ReactNode;
}

/** The first screen: a scene up to the window's edge, and a panel over it. */
export function PageHero({
  eyebrow,
  title,
  text,
  picture,
  tone = 'sky',
  badge,
  children,
}: PageHeroProps) {
  return (
    <>
      <div
        className={styles.hero}
        data-tone={tone}
        data-scene={picture ? 'yes' : 'no'}
        data-first-screen
      >
        {picture && (
          <div className={styles.scene} data-print="hide">
            <Picture inline picture={picture} />
          </div>
        )}
        <div className={styles.sheet} data-tone="sheet" data-paper="b">
          {badge && <div className={styles.badge}>{badge}</div>}
          {eyebrow && <p data-eyebrow>{eyebrow}</p>}
          <h1 className={styles.title} data-letters={lettersOf(title)}>
            {title}
          </h1>
          {text && <p className={styles.text}>{text}</p>}
          {children && <div className={styles.more}>{children}</div>}
        </div>
      </div>
      <FirstScreenEnd />
    </>
  );
}
