import { within } from '../loading/within.ts';

/**
 * Fetches a script ahead, without running it, as SystemJS will ask for it.
 *
 * @param limit milliseconds
 * @returns whether it has come in time
 */
export async function loaded(address: string, limit: number): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: address });
  if (!address.startsWith(`${location.origin}/`)) link.crossOrigin = 'anonymous';
  const coming = new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true });
    link.addEventListener('error', () => resolve(false), { once: true });
  });
  document.head.append(link);
  const came = await within(limit, address, coming).catch(() => false);
  // A link that stays would pass for one that is on its way.
  if (!came) link.remove();
  return came;
}
