/** Connects the studio's tabs in one browser. */
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) channel ??= new window.BroadcastChannel('studio');
  return channel;
}

/** Tells other tabs and windows that the session has changed. */
export function broadcastEdit(): void {
  open()?.postMessage('changed');
}

/** @returns how to stop listening */
export function onEditElsewhere(look: () => void): () => void {
  // A hidden tab refreshes when it gets the focus.
  const heard = () => {
    if (document.visibilityState === 'visible') look();
  };
  open()?.addEventListener('message', heard);
  return () => channel?.removeEventListener('message', heard);
}
