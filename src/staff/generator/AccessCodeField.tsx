import { SecretField } from '../../components/forms/SecretField.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { useStoredText } from '../use-stored-text.ts';
import { PLACES } from './names/places.ts';
import { storedAccessCode } from './staff-memory.ts';

export interface AccessCodeFieldProps {
  problem: 'wrong' | 'missing' | undefined;
  onChange(): void;
}

/** The field for the access code, kept until the tab is closed. */
export function AccessCodeField({ problem, onChange }: AccessCodeFieldProps) {
  const { wrong, missing, ...words } = useMembersPage().t('generator.accessCode');
  return (
    <SecretField
      id={PLACES.accessCode}
      {...words}
      error={problem && { wrong, missing }[problem]}
      value={useStoredText(storedAccessCode) ?? ''}
      onChange={(code) => {
        storedAccessCode.write(code === '' ? undefined : code);
        onChange();
      }}
    />
  );
}
