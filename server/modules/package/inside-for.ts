import type { Settings } from '../../settings/settings.ts';
import { isLoopback } from '../../settings/settings-values.ts';

export type InsideSettings = Pick<Settings, 'modulesInside' | 'host' | 'mode'>;

/**
 * Hosts within the house that may be asked for an address: those that the operator has opened, and this machine where the
 * portal is for this machine alone, or for development.
 */
export function insideFor(address: string, { modulesInside, host, mode }: InsideSettings): string[] {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isOwn = url !== null && isLoopback(url.hostname.replace(/^\[(.*)\]$/, '$1'));
  return isOwn && (isLoopback(host) || mode === 'development') ? [...modulesInside, url.host] : modulesInside;
}
