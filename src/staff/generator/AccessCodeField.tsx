import { SecretField } from '../../components/forms/SecretField.tsx';
import { useKept } from '../use-kept.ts';
import type { GeneratorTexts } from './generator-words.ts';
import { PLACES } from './names/places.ts';
import { keptAccessCode } from './staff-memory.ts';

export interface AccessCodeFieldProps {
  texts: GeneratorTexts['accessCode'];
  isWrong: boolean;
  onChange(): void;
}

/** Remembered until the tab is closed. */
export function AccessCodeField({ texts, isWrong, onChange }: AccessCodeFieldProps) {
  const { label, hint, wrong, show, hide } = texts;
  return (
    <SecretField
      id={PLACES.accessCode}
      {...{ label, hint, show, hide }}
      error={isWrong ? wrong : undefined}
      value={useKept(keptAccessCode) ?? ''}
      onChange={(code) => {
        keptAccessCode.write(code === '' ? undefined : code);
        onChange();
      }}
    />
  );
}
