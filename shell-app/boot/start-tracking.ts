import { subscribe } from 'valtio';
import { admission } from '../guard/admission.ts';
import { session } from '../session/session.ts';
import { askAheadOfDownloads } from '../tracking/ahead-of-downloads.ts';
import { followFailures } from '../tracking/area-failures.ts';
import { followVersions } from '../tracking/area-versions.ts';
import { visitEvent } from '../tracking/events.ts';
import { pageTracker, type TrackingClient } from '../tracking/page-tracker.ts';
import { followParcels } from '../tracking/parcel-versions.ts';
import { afterFirstPaint, whenIdle } from '../tracking/quiet-moment.ts';
import { resourceOf } from '../tracking/resource-of.ts';
import { holdTracking, openTracking, sendTracked, track } from '../tracking/track.ts';
import type { Tracker } from '../tracking/tracker.ts';

/**
 * Reports from this page on how it is used, never before its first paint.
 *
 * @param client what to register with; without it, and within a page of the portal that reports already, nothing is
 * @returns ends it
 */
export function startTracking(client: TrackingClient | undefined): () => void {
  if (!client || withinThePortal()) return () => undefined;
  const tracker = pageTracker(client);
  let stopFollowing = () => {};
  const begin = () => {
    openTracking(whenIdle);
    const stops = [followFailures(), followVersions(), followParcels(), askAheadOfDownloads()];
    stopFollowing = () => {
      for (const stop of stops) stop();
    };
  };
  const stops = [
    () => tracker.stop(),
    holdTracking(tracker),
    followVisits(),
    afterFirstPaint(begin),
    () => stopFollowing(),
    followLeaving(tracker),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A frame of the portal in the portal: the page around it reports. A foreign page around it does not. */
function withinThePortal(): boolean {
  if (window.parent === window) return false;
  try {
    return window.parent.location.origin === window.location.origin;
  } catch {
    return false;
  }
}

/** S2.150: each change of the route is one visit; another query of the same page is none. */
function followVisits(): () => void {
  let visited: string | null = null;
  const visit = () => {
    const path = admission.place?.path ?? null;
    if (path === null || path === visited) return;
    visited = path;
    track(visitEvent(path, resourceOf(session.microAppRoutes, path)));
  };
  visit();
  return subscribe(admission, visit);
}

function followLeaving(tracker: Tracker): () => void {
  const leave = () => {
    sendTracked();
    tracker.flush();
  };
  window.addEventListener('pagehide', leave);
  return () => window.removeEventListener('pagehide', leave);
}
