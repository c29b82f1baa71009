import { type Body, BodyText } from '../../components/page/BodyText.tsx';
import { except } from '../../layout/season.ts';

export interface SeasonBodyProps {
  body: Body;
  /** What nobody can choose or decide any more once the summer is over. */
  untilOver?: Body | undefined;
  /** Questions of parents that only the secretariat can answer yet. */
  asks?: string[] | undefined;
}

/** Words that hold all year, and under them those that go with the summer. */
export function SeasonBody({ body, asks, untilOver }: SeasonBodyProps) {
  return (
    <BodyText body={asks ? [...body, asks] : body}>
      {untilOver && untilOver.length > 0 && (
        <div {...except('over', 'next')}>
          <BodyText body={untilOver} />
        </div>
      )}
    </BodyText>
  );
}
