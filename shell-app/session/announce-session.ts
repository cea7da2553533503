/** Tabs of the same browser share the cookies of the session; the channel says when they have changed. */
export const sessionChannel = 'portal-session';

let following: BroadcastChannel | null = null;

/** Tells the other tabs, and not this one, that the cookies hold another session now, or none. */
export function announceSession(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = following ?? new BroadcastChannel(sessionChannel);
  // The message holds nothing of the session.
  channel.postMessage('changed');
  if (channel !== following) channel.close();
}

/** Listens for changes of other tabs. @returns ends it */
export function onSessionAnnounced(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(sessionChannel);
  channel.onmessage = listener;
  following = channel;
  return () => {
    channel.close();
    if (following === channel) following = null;
  };
}
