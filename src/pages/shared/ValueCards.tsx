import { SmartLink } from '../../components/actions/SmartLink.tsx';
import { CardGrid, type CardGridProps } from '../../components/cards/CardGrid.tsx';
import { ValueCard, type ValueCardProps } from '../../components/cards/ValueCard.tsx';
import { type Body, BodyText } from '../../components/page/BodyText.tsx';
import { lookUp } from '../../content/look-up.ts';
import type { Target } from '../../content/types.ts';
import { useSite } from '../../layout/site-context.tsx';

export interface ValueCardsProps
  extends Pick<CardGridProps, 'shape'>,
    Pick<ValueCardProps, 'headingLevel'> {
  cards: readonly { id: string; icon: ValueCardProps['icon']; target?: Target }[];
  /** The words of each card by its id; `link` leads to its target. */
  items: Readonly<Record<string, { title: string; text?: string; body?: Body; link?: string }>>;
}

/** Features side by side, each with where it leads. */
export function ValueCards({ shape = 'three', cards, items, headingLevel }: ValueCardsProps) {
  const { destination } = useSite();
  return (
    <CardGrid shape={shape}>
      {cards.map(({ id, icon, target }) => {
        const { body, link, ...words } = lookUp(items, id);
        return (
          <ValueCard key={id} icon={icon} headingLevel={headingLevel} {...words}>
            {body && <BodyText body={body} />}
            {target && link && (
              <SmartLink isTapTarget {...destination(target)}>
                {link}
              </SmartLink>
            )}
          </ValueCard>
        );
      })}
    </CardGrid>
  );
}
