import { drawn } from '../components/page/drawn.ts';

/**
 * Once what was touched has its answer, and that is seen: the finger lifts, its click follows, a frame
 * shows what came of it. What the page does on its own account begins after that.
 */
export async function answered(touch?: Event): Promise<void> {
  if (touch?.type === 'pointerdown') await released();
  // The click of a finger comes a little after it.
  await drawn();
  await drawn();
}

/** When input and frames have had their turn; browsers without priorities go on at once. */
export async function quiet(): Promise<void> {
  if ('scheduler' in window) await window.scheduler.postTask(() => {}, { priority: 'background' });
}

function released(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, resolve, { capture: true, once: true });
  });
}
