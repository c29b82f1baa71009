import { useEffect } from 'react';
import type { GeneratorStatus } from './use-generator.ts';

/** Element ids, for labels, descriptions and focus. */
export const ELEMENT_IDS = {
  description: 'generator-description',
  accessCode: 'generator-code',
  warning: 'generator-warning',
  submit: 'generator-submit',
  progress: 'generator-progress',
  result: 'generator-result',
  post: 'generator-post',
} as const;

/** Moves the focus to the next step: the pressed button may be gone. */
export function useFocusAfter(status: GeneratorStatus): void {
  useEffect(() => {
    const id = idToFocus(status);
    if (id) document.getElementById(id)?.focus();
  }, [status]);
}

function idToFocus(status: GeneratorStatus): string | undefined {
  if (status.kind === 'failed') {
    return status.failure.code === 'access-denied' ? ELEMENT_IDS.accessCode : ELEMENT_IDS.submit;
  }
  const ids: Partial<Record<GeneratorStatus['kind'], string>> = {
    empty: ELEMENT_IDS.description,
    tooLong: ELEMENT_IDS.description,
    codeMissing: ELEMENT_IDS.accessCode,
    warned: ELEMENT_IDS.warning,
    generating: ELEMENT_IDS.progress,
    cancelled: ELEMENT_IDS.submit,
    done: ELEMENT_IDS.result,
  };
  return ids[status.kind];
}
