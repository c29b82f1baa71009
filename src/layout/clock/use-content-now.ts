import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Json } from '../../content/json.ts';
import { merge } from '../../content/scope.ts';
import type { TimedModule } from '../../content/timed-module.ts';
import { atInstants } from './instants.ts';
import { ShownMoment } from './shown-moment.ts';

/** The content as it holds now; it turns by itself. The first render shows what the HTML shows. */
export function useContentNow<T>({ content, later = NEVER }: TimedModule<T>): T {
  const shown = use(ShownMoment) ?? 0;
  const reached = (now: number) => later.filter(([from]) => from <= now).length;
  const subscribe = useCallback(
    (listener: () => void) =>
      later.length === 0
        ? NOTHING
        : atInstants(
            later.map(([from]) => from),
            listener,
          ),
    [later],
  );
  const place = useSyncExternalStore(
    subscribe,
    () => reached(Date.now()),
    () => reached(shown),
  );
  return useMemo(() => {
    const part = later[place - 1]?.[1];
    return part === undefined ? content : (merge(content as Json, part) as T);
  }, [content, later, place]);
}

const NEVER: NonNullable<TimedModule<unknown>['later']> = [];
const NOTHING = () => {};
