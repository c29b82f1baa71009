import type { ChoiceFieldProps } from '../../components/forms/ChoiceField.tsx';
import { useEstimatePage } from '../../layout/template-pages.ts';

type Choice = Pick<ChoiceFieldProps<'yes' | 'no'>, 'options' | 'value' | 'onChange'>;

/** A question with two answers; undefined: nobody has answered. */
export function useYesNo(): (value: boolean | undefined, set: (value: boolean) => void) => Choice {
  const { t } = useEstimatePage();
  return (value, set) => ({
    options: [
      { value: 'no', label: t('questions.no') },
      { value: 'yes', label: t('questions.yes') },
    ],
    value: value === undefined ? undefined : value ? 'yes' : 'no',
    onChange: (answer) => set(answer === 'yes'),
  });
}
