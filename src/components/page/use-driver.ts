import { type RefObject, useEffect, useRef } from 'react';
import { type Driver, startOnce } from './drivers.ts';

/** For the `ref` of an element that works by itself as soon as it is in the page. */
export function useDriver<T extends HTMLElement>(driver: Driver): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => (ref.current ? startOnce(ref.current, driver) : undefined), [driver]);
  return ref;
}
