import { SecretField } from '../../components/forms/SecretField.tsx';
import { useMembersPage } from '../../layout/template-pages.ts';
import { useKept } from '../use-kept.ts';
import { PLACES } from './names/places.ts';
import { keptAccessCode } from './staff-memory.ts';

export interface AccessCodeFieldProps {
  problem: 'wrong' | 'missing' | undefined;
  onChange(): void;
}

/** Remembered until the tab is closed. */
export function AccessCodeField({ problem, onChange }: AccessCodeFieldProps) {
  const { wrong, missing, ...words } = useMembersPage().t('generator.accessCode');
  return (
    <SecretField
      id={PLACES.accessCode}
      {...words}
      error={problem && { wrong, missing }[problem]}
      value={useKept(keptAccessCode) ?? ''}
      onChange={(code) => {
        keptAccessCode.write(code === '' ? undefined : code);
        onChange();
      }}
    />
  );
}
