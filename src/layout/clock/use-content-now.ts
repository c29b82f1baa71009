import { useMemo } from 'react';
import type { Json } from '../../content/json.ts';
import { merge } from '../../content/scope.ts';
import type { TimedModule } from '../../content/timed-module.ts';
import { useReached } from './use-reached.ts';

/** The content as it holds now; it turns by itself. The first render shows what the HTML shows. */
export function useContentNow<T>({ content, later = NEVER }: TimedModule<T>): T {
  const place = useReached(later.map(([from]) => from)) ?? 0;
  return useMemo(() => {
    const part = later[place - 1]?.[1];
    return part === undefined ? content : (merge(content as Json, part) as T);
  }, [content, later, place]);
}

const NEVER: NonNullable<TimedModule<unknown>['later']> = [];
