import { fillIn } from '../../content/placeholders.ts';
import { usePage } from '../../layout/page-context.tsx';
import { useEstimate } from '../estimate-context.tsx';

/** Says which child a sentence is about, where there are several; `child` counts from 1 in the quote. */
export function useForChild(): (child: number, sentence: string) => string {
  const { texts, write } = usePage('estimate');
  const { siblings, children } = useEstimate().answers;
  return (child, sentence) => {
    if (children.length === 1) return sentence;
    const current = write('number', siblings + child);
    return fillIn(texts.notes.forChild, { current, title: sentence });
  };
}
