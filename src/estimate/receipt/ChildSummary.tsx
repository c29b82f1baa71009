import { useChild } from '../form/use-child.ts';
import { useChildLine, useMarkedLines } from '../use-answer-lines.ts';
import { useWords } from '../use-words.ts';

/** The child of the lines below: also in print, where the questions are not. */
export function ChildSummary({ childIndex }: { childIndex: number }) {
  const { child, number } = useChild(childIndex);
  const { childName } = useWords();
  return (
    <>
      <span>{[childName(number), useChildLine()(child)].join(' · ')}</span>
      <small>{useMarkedLines(childIndex).join(' · ')}</small>
    </>
  );
}
