import type { CardProps } from '../../components/cards/Card.tsx';
import type { ActivityPageSection } from '../../content/types.ts';
import { useActivityPage } from '../../layout/template-pages.ts';

export type CardPicture = (id: string) => Pick<CardProps, 'icon' | 'picture'>;

/** What is drawn on each card of a section, by its id: its own scene, or else its icon. */
export function useCardPicture({ icons = {}, pictures = {} }: ActivityPageSection): CardPicture {
  const { picture } = useActivityPage();
  return (id) => {
    const name = pictures[id];
    if (name) return { icon: undefined, picture: { ...picture(name), alt: '' } };
    const icon = icons[id];
    return icon ? { icon } : {};
  };
}
