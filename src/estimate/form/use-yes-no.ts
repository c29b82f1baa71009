import type { ChoiceFieldProps } from '../../components/forms/ChoiceField.tsx';
import { usePage } from '../../layout/page-context.tsx';

type Choice = Pick<ChoiceFieldProps<'yes' | 'no'>, 'options' | 'value' | 'onChange'>;

/** A question with two answers; undefined: nobody has answered. */
export function useYesNo(): (value: boolean | undefined, set: (value: boolean) => void) => Choice {
  const { yes, no } = usePage('estimate').texts.questions;
  return (value, set) => ({
    options: [
      { value: 'no', label: no },
      { value: 'yes', label: yes },
    ],
    value: value === undefined ? undefined : value ? 'yes' : 'no',
    onChange: (answer) => set(answer === 'yes'),
  });
}
