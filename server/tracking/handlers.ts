import type { FailureKind } from '@portal/contract';
import type { Handlers } from '../kernel/call.ts';
import { cutAddress } from '../kernel/cut-address.ts';
import type { Log } from '../kernel/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { StateParts } from '../state/state-parts.ts';
import { notOurClient } from './refusals.ts';
import { tellExport } from './tell-export.ts';
import { knowsTrackingSession, writeTrackingEvent, writeTrackingSession } from './tracking-store.ts';
import { whoseEvent } from './whose-event.ts';

/** What the calls about use work with. */
export interface TrackingParts extends StateParts {
  settings: Pick<Settings, 'tracking'>;
  /** Counts what browsers say; null when nothing is measured. */
  metrics: { areaFailed(area: string, kind: FailureKind): void } | null;
  /** The modules of the build, by name. */
  manifest: () => Promise<{ modules: object }>;
  /** Null before the server listens. */
  log: () => Log | null;
}

/** The calls that tell how the portal is used. */
export function trackingHandlers({ db, settings, metrics, manifest, clock, log }: TrackingParts): Handlers {
  return {
    async trackingRegister(payload, { address }) {
      const { appId, secret } = settings.tracking;
      if (payload.appId !== appId || payload.secret !== secret) throw notOurClient();
      return { sessionId: await writeTrackingSession(db, payload, cutAddress(address), clock()) };
    },

    async trackingEvent(payload, { token, address }) {
      const now = clock();
      if (!(await knowsTrackingSession(db, payload.sessionId))) return { success: false };
      const accountId = await whoseEvent(db, payload.userId, token, now);
      await writeTrackingEvent(db, payload, accountId, now);
      if (payload.eventCode === 'download' && accountId) await tellExport(db, payload, { accountId, address }, now);
      return { success: true };
    },

    async areaFailed({ area, kind }) {
      // Anybody may say any name: only those of the build are repeated.
      const { modules } = await manifest();
      const known = Object.hasOwn(modules, `@portal/area-${area}`) ? area : 'other';
      metrics?.areaFailed(known, kind);
      log()?.warn({ area: known, kind }, 'a browser could not show an area');
      return { success: true };
    },
  };
}
