import { areaName } from '@portal/contract';
import { subscribe } from 'valtio';
import { onOutcome, type ParcelOutcome } from '../parcels/outcomes.ts';
import { onSessionCleared } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { sendTracking } from './send-tracking.ts';

/** In ms: the server counts one report of an account in this time, and a page may show fifty of one parcel. */
const hour = 60 * 60 * 1000;

/** When what was reported last, by module, version and outcome. */
const reported = new Map<string, number>();

/**
 * The versions that teams have published, by the address of their entry: a page keeps what it has of a module, also when a
 * later menu names another version. One that is overridden lies elsewhere.
 */
const versions = new Map<string, string>();

onSessionCleared(() => reported.clear());

/** Tells the server how parcels fare that teams have published. @returns ends it */
export function followParcels(): () => void {
  noteVersions();
  const stops = [subscribe(session, noteVersions), onOutcome(report)];
  return () => {
    for (const stop of stops) stop();
  };
}

function noteVersions(): void {
  for (const { parcels = {} } of session.menus)
    for (const { entry, version } of Object.values(parcels))
      if (version !== undefined) versions.set(new URL(entry, location.href).href, version);
}

function report({ module, address, failure, ms }: ParcelOutcome): void {
  const version = versions.get(address ?? '');
  if (version === undefined) return;
  const outcome = [module, version, failure ?? ''].join(' ');
  const now = performance.now();
  if (now - (reported.get(outcome) ?? -hour) < hour) return;
  reported.set(outcome, now);
  const seen = failure === null ? { ms: Math.min(600_000, ms) } : { kind: failure, ms: 0 };
  // What could not be reported is no trouble of whoever looks at the page.
  sendTracking('reportModule', { name: areaName(module), version, ...seen }, session.token).catch(() => undefined);
}
