import { NumberField } from '../../components/forms/NumberField.tsx';
import { fillIn } from '../../content/placeholders.ts';
import { usePage } from '../../layout/page-context.tsx';

export interface CountQuestionProps {
  id: string;
  label: string;
  hint?: string;
  value: number | undefined;
  min?: number;
  max: number;
  onChange(value: number): void;
}

/** How many: with the words for the two buttons. */
export function CountQuestion({ min = 0, ...question }: CountQuestionProps) {
  const { less, more } = usePage('estimate').texts.questions;
  const title = { title: question.label };
  return (
    <NumberField {...question} min={min} less={fillIn(less, title)} more={fillIn(more, title)} />
  );
}
