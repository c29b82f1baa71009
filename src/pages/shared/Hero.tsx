import type { ReactNode } from 'react';
import { PageHero } from '../../components/page/PageHero.tsx';
import type { Tone } from '../../components/page/tone.ts';
import type { Hero as HeroWords } from '../../content/types.ts';
import { useAnyPage } from '../../layout/page-context.tsx';

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
  const { pictureAlt: alt = '', ...shown } = words;
  return <PageHero {...shown} {...rest} picture={id ? { ...picture(id), alt } : undefined} />;
}
