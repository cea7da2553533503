/** Tabs of the same browser share the cookies of the session; the channel says when they have changed. */
export const sessionChannel = 'portal-session';

/** Tells the other tabs that the cookies hold another session now, or none. The message holds nothing of it. */
export function announceSession(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(sessionChannel);
  channel.postMessage('changed');
  channel.close();
}
