import { type RefObject, useEffect, useState } from 'react';
import { readHeight } from './read-height.ts';

/** In pixels, until the form says more. */
const DEFAULT_HEIGHT = 1200;

/**
 * The height, in pixels, that the page in a frame has asked for. A message counts only when both its
 * origin and its window are the frame's own; the others are ignored without a word.
 */
export function useFrameHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
): number {
  const [height, setHeight] = useState(DEFAULT_HEIGHT);
  useEffect(() => {
    const { origin } = new URL(address);
    const listen = (event: MessageEvent<unknown>) => {
      const own = frame.current?.contentWindow;
      if (!own || event.source !== own || event.origin !== origin) return;
      const reported = readHeight(event.data);
      if (reported !== undefined) setHeight(reported);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, address]);
  return height;
}
