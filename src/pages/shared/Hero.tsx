import type { ReactNode } from 'react';
import { PageHero } from '../../components/page/PageHero.tsx';
import type { Tone } from '../../components/page/tone.ts';
import type { Hero as HeroWords } from '../../content/types.ts';
import { SeasonWords } from '../../layout/SeasonWords.tsx';
import { useAnyPage } from '../../layout/site-context.tsx';

export interface HeroProps {
  words: Omit<HeroWords, 'text'> & { text?: string | undefined };
  /** The scene's id in `pictures.json`. */
  picture?: string | undefined;
  tone?: Tone | undefined;
  badge?: ReactNode;
  children?: ReactNode;
}

/** The first screen of a page. */
export function Hero({ words, picture: id, ...rest }: HeroProps) {
  const { picture } = useAnyPage();
  const { pictureAlt: alt = '', text, from, ...shown } = words;
  const scene = id ? { ...picture(id), alt } : undefined;
  return (
    <PageHero
      {...shown}
      {...rest}
      text={from ? <SeasonWords text={text} from={from} /> : text}
      picture={scene}
    />
  );
}
