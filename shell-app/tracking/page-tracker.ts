import { chinaTime } from '@portal/contract';
import { readCookie, writePassingCookie } from '../cookies/cookies.ts';
import { describeBrowser } from './describe-browser.ts';
import { sendTracking } from './send-tracking.ts';
import { Tracker } from './tracker.ts';

/** S7.063: what a browser registers with; the boot block says it. */
export interface TrackingClient {
  appId: string;
  secret: string;
  appVersion: string;
}

/** S3.049 S7.062: what the portal knows of this browser, as it is registered. */
export function registration(client: TrackingClient, now = Date.now()) {
  const { userAgent } = window.navigator;
  const { width, height } = window.screen;
  return {
    secret: client.secret,
    appId: client.appId,
    appVersion: client.appVersion,
    browserResolution: `${width}x${height}`,
    ...describeBrowser(userAgent),
    visitTime: chinaTime(now),
    userAgent: userAgent.slice(0, 2000),
  };
}

/** S3.075 A43: the tracker of this page; its session lives in a cookie as long as the browser does. */
export function pageTracker(client: TrackingClient): Tracker {
  return new Tracker({
    readSession: () => readCookie('TRACKING_ID') || null,
    keepSession: (sessionId) => writePassingCookie('TRACKING_ID', sessionId),
    register: async () => (await sendTracking('trackingRegister', registration(client))).sessionId,
    report: async (sessionId, { event, token }) => {
      const { success } = await sendTracking('trackingEvent', { sessionId, ...event }, token);
      if (success !== true) throw new Error('the session is not known');
    },
    complain: (words, error) => console.warn(`Tracking: ${words} (${error instanceof Error ? error.message : error})`),
  });
}
