import { useEffect } from 'react';
import type { GeneratorStatus } from '../use-generator.ts';

/** Where things stand on the page: labels, descriptions and the focus need to know. */
export const PLACES = {
  description: 'generator-description',
  accessCode: 'generator-code',
  warning: 'generator-warning',
  submit: 'generator-submit',
  progress: 'generator-progress',
  result: 'generator-result',
  post: 'generator-post',
} as const;

/** Brings the focus where the person goes on: the button that was pressed may be gone. */
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
