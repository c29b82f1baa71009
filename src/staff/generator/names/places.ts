import { useEffect } from 'react';
import type { GeneratorStatus } from '../use-generator.ts';

/** Element ids, for labels, descriptions and focus. */
export const PLACES = {
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
    const place = placeAfter(status);
    if (place) document.getElementById(place)?.focus();
  }, [status]);
}

function placeAfter(status: GeneratorStatus): string | undefined {
  if (status.is === 'failed') {
    return status.failure.code === 'access-denied' ? PLACES.accessCode : PLACES.submit;
  }
  const places: Partial<Record<GeneratorStatus['is'], string>> = {
    empty: PLACES.description,
    tooLong: PLACES.description,
    codeless: PLACES.accessCode,
    warned: PLACES.warning,
    generating: PLACES.progress,
    cancelled: PLACES.submit,
    done: PLACES.result,
  };
  return places[status.is];
}
