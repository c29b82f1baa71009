import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../../components/page/FirstScreenEnd.tsx';
import { Picture } from '../../components/page/Picture.tsx';
import { lettersOf } from '../../components/page/title-size.ts';
import type { Tone } from '../../components/page/tone.ts';
import type { Hero as HeroWords } from '../../content/types.ts';
import { SeasonWords } from '../../layout/SeasonWords.tsx';
import { useSite } from '../../layout/site-context.tsx';
import { NextDates } from './CalendarFeed.tsx';
import styles from './Hero.module.css';

export interface HeroProps {
  words: Omit<HeroWords, 'text'> & { text?: string | undefined };
  /** The scene's id in `pictures.json`. */
  picture?: string | undefined;
  tone?: Tone | undefined;
  /** A Badge or a drawing, above everything else. */
  badge?: ReactNode;
  /** Under the text: actions, the line of facts. */
  children?: ReactNode;
}

/**
 * The first screen of a page: an illustration up to the window's edge, and a panel over it. A page
 * with texts for the time when no dates are known offers then to send the next ones.
 */
export function Hero({ words, picture: id, tone = 'sky', badge, children }: HeroProps) {
  const { picture } = useSite();
  const { eyebrow, title, text, from, pictureAlt: alt = '' } = words;
  return (
    <>
      <div
        className={styles.hero}
        data-tone={tone}
        data-scene={id ? 'yes' : 'no'}
        data-first-screen
        data-print="flat"
      >
        {id && (
          <div className={styles.scene} data-print="hide">
            <Picture inline picture={{ ...picture(id), alt }} />
          </div>
        )}
        <div className={styles.sheet} data-tone="sheet" data-paper="b" data-print="flat">
          {badge && <div className={styles.badge}>{badge}</div>}
          {eyebrow && <p data-eyebrow>{eyebrow}</p>}
          <h1 className={styles.title} data-letters={lettersOf(title)}>
            {title}
          </h1>
          {text && (
            <p className={styles.text}>
              <SeasonWords text={text} from={from} />
            </p>
          )}
          {(children || from?.idle) && (
            <div className={styles.more}>
              {children}
              {from?.idle && <NextDates />}
            </div>
          )}
        </div>
      </div>
      <FirstScreenEnd />
    </>
  );
}
