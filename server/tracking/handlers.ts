import type { FailureKind } from '@portal/contract';
import { writeClosed } from '../audit/index.ts';
import type { CallContext, Handlers } from '../kernel/calls/call.ts';
import { cutAddress } from '../kernel/cut-address.ts';
import { chinaDay, instantOfDay } from '../kernel/days/dates.ts';
import type { Log } from '../kernel/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { StateParts } from '../state/state-parts.ts';
import { auditLineBytes, bytesOf, createDailyBytes } from './daily-bytes.ts';
import { notOurClient, tooMuchTracking } from './refusals.ts';
import { tellExport } from './tell-export.ts';
import {
  eventRow,
  knowsTrackingSession,
  sessionRow,
  writeTrackingEvent,
  writeTrackingSession,
} from './tracking-store.ts';
import { whoseEvent } from './whose-event.ts';

const day = 24 * 60 * 60 * 1000;

/** What the calls about use work with. */
export interface TrackingParts extends StateParts {
  settings: Pick<Settings, 'tracking' | 'trackingBytes'>;
  /** Counts what browsers say; null when nothing is measured. */
  metrics: { areaFailed(area: string, kind: FailureKind): void } | null;
  /** The modules of the build, by name. */
  manifest: () => Promise<{ modules: object }>;
  /** Null before the server listens. */
  log: () => Log | null;
}

/** The calls that tell how the portal is used. */
export function trackingHandlers({ db, settings, metrics, manifest, clock, log }: TrackingParts): Handlers {
  const count = createDailyBytes(settings.trackingBytes);

  /** @throws Refusal when the address has had as much written today as it may; the first one leaves a line */
  async function admit(call: CallContext, bytes: number, now: number): Promise<void> {
    const room = count(call.address, bytes, now);
    if (room === 'fits') return;
    if (room === 'closes') {
      const limit = { limit: 'tracking-of-address', of: call.address, until: instantOfDay(chinaDay(now)) + day };
      await writeClosed(db, { ...call, trace: { ...call.trace, action: 'refused-calls' } }, limit, now);
    }
    throw tooMuchTracking();
  }

  return {
    async trackingRegister(payload, call) {
      const { appId, secret } = settings.tracking;
      if (payload.appId !== appId || payload.secret !== secret) throw notOurClient();
      const now = clock();
      const row = sessionRow(payload, cutAddress(call.address), now);
      await admit(call, bytesOf(row), now);
      await writeTrackingSession(db, row);
      return { sessionId: row.session_id };
    },

    async trackingEvent(payload, call) {
      const now = clock();
      if (!(await knowsTrackingSession(db, payload.sessionId))) return { success: false };
      const accountId = await whoseEvent(db, payload.userId, call.token, now);
      const row = eventRow(payload, accountId, now);
      const tells = payload.eventCode === 'download' && accountId !== '';
      await admit(call, bytesOf(row) + (tells ? auditLineBytes : 0), now);
      await writeTrackingEvent(db, row);
      if (tells) await tellExport(db, payload, { accountId, address: call.address }, now);
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
