import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useHolds } from './use-holds.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export interface RotationRules {
  /** How long a slide stays (milliseconds). */
  intervalMs: number;
  /** A carousel of one slide has nowhere to go. */
  canMove: boolean;
  /** Each new value starts the time of the slide anew. */
  restart: number;
  onRotate: () => void;
}

/**
 * Movement by itself (WCAG 2.2.2): held while a mouse or a finger is on the carousel, the focus in it
 * or the page out of sight; not started under reduced motion; stopped and started by its button.
 */
export function useRotation({ intervalMs, canMove, restart, onRotate }: RotationRules) {
  const [chosen, setChosen] = useState<boolean>();
  const { ref, held, release, handlers } = useHolds();
  const isReduced = useSyncExternalStore(subscribeToMotion, readMotion, () => false);
  const isHidden = useSyncExternalStore(subscribeToPage, readPage, () => false);
  const isOn = canMove && (chosen ?? !isReduced);
  const isRunning = isOn && !held && !isHidden;
  const rotate = useEffectEvent(onRotate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move by hand starts the time anew
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => rotate(), intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, intervalMs, restart]);
  const onToggle = () => {
    setChosen(!isOn);
    // Who starts it means it, though mouse and focus are still on the button.
    if (!isOn) release();
  };
  return { ref, handlers, isOn, isRunning, onToggle };
}

function subscribeToMotion(listener: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function readMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

function subscribeToPage(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function readPage(): boolean {
  return document.visibilityState === 'hidden';
}
