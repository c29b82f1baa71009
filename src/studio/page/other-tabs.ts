/** What one page of the studio tells the others of the same browser. */
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) channel ??= new window.BroadcastChannel('studio');
  return channel;
}

/** Something in the session has changed: other tabs and windows show it too. */
export function broadcastEdit(): void {
  open()?.postMessage('changed');
}

/** @returns how to stop listening */
export function onEditElsewhere(look: () => void): () => void {
  // A tab that nobody sees looks once somebody comes back to it.
  const heard = () => {
    if (document.visibilityState === 'visible') look();
  };
  open()?.addEventListener('message', heard);
  return () => channel?.removeEventListener('message', heard);
}
