import { useEstimatePage } from '../../layout/template-pages.ts';
import { useEstimate } from '../estimate-context.tsx';

/** Says which child a sentence is about, where there are several; `child` counts from 1 in the quote. */
export function useForChild(): (child: number, sentence: string) => string {
  const { t, write } = useEstimatePage();
  const { siblings, children } = useEstimate().answers;
  return (child, sentence) => {
    if (children.length === 1) return sentence;
    const current = write('number', siblings + child);
    return t('notes.forChild', { current, title: sentence });
  };
}
