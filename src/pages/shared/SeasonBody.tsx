import { type Body, BodyText } from '../../components/page/BodyText.tsx';
import { except } from '../../layout/season.ts';

export interface SeasonBodyProps {
  body: Body;
  /** What nobody can choose or decide any more once the summer is over. */
  untilOver?: Body | undefined;
}

/** Words that hold all year, and under them those that go with the summer. */
export function SeasonBody({ body, untilOver }: SeasonBodyProps) {
  return (
    <BodyText body={body}>
      {untilOver && untilOver.length > 0 && (
        <div {...except('over', 'next')}>
          <BodyText body={untilOver} />
        </div>
      )}
    </BodyText>
  );
}
