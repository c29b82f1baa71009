import { NumberField } from '../../components/forms/NumberField.tsx';
import { usePage } from '../../layout/site-context.tsx';

export interface CountQuestionProps {
  id: string;
  label: string;
  value: number | undefined;
  min?: number;
  max: number;
  onChange(value: number): void;
}

/** A number field with labels for its two buttons. */
export function CountQuestion({ min = 0, ...question }: CountQuestionProps) {
  const { t } = usePage<'estimate'>();
  const title = { title: question.label };
  return (
    <NumberField
      {...question}
      min={min}
      less={t('questions.less', title)}
      more={t('questions.more', title)}
    />
  );
}
