import { type Body, BodyText } from '../../components/page/BodyText.tsx';
import * as season from '../../layout/season.ts';

export interface SeasonBodyProps {
  body: Body;
  /** Words about what can no longer be chosen once the summer is over. */
  untilOver?: Body | undefined;
  /** Instead of those, once it is over. */
  over?: Body | undefined;
  /** Parents' questions that only the secretariat can answer for now. */
  asks?: string[] | undefined;
}

/** Words that hold all year, then those that hold until the summer is over, or after it. */
export function SeasonBody({ body, asks, untilOver, over }: SeasonBodyProps) {
  return (
    <BodyText body={asks ? [...body, asks] : body}>
      {untilOver && untilOver.length > 0 && (
        <div {...season.untilOver}>
          <BodyText body={untilOver} />
        </div>
      )}
      {over && (
        <div {...season.afterSeason}>
          <BodyText body={over} />
        </div>
      )}
    </BodyText>
  );
}
