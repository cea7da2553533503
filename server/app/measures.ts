import type { CarriedOut } from '../deliveries/index.ts';
import type { Gateways } from '../gateways/index.ts';
import type { Log } from '../kernel/log.ts';
import { portalVersion } from '../kernel/portal-version.ts';
import { requestId } from '../kernel/request-id.ts';
import type { EngineWatch } from '../market/index.ts';
import type { Metrics } from '../metrics/index.ts';
import type { ManifestSource } from '../page/index.ts';
import type { Settings } from '../settings/settings.ts';

/** What of the server's parts is counted and written to the log, where they do not do so themselves. */
export interface Measures {
  /** Of the market engine: slow questions are logged, whether figures are counted or not. */
  engine: EngineWatch;
  /** The same ways out to people, counted. */
  gateways(gateways: Gateways): Gateways;
  /** A delivery was carried out. */
  delivered(outcome: CarriedOut): void;
}

/**
 * @param metrics null where nothing is counted
 * @param log null before the server listens
 */
export function openMeasures(
  metrics: Metrics | null,
  settings: Pick<Settings, 'sms' | 'mail'>,
  log: () => Log | null,
): Measures {
  const ways = { sms: () => settings.sms, email: () => settings.mail };
  return {
    engine: {
      waited: (seconds, lane) => metrics?.waited(seconds, lane),
      unanswered: (why) => metrics?.unanswered(why),
      slow: (question) => {
        metrics?.slow(question.lane);
        const request = requestId();
        log()?.warn({ ...question, ...(request === undefined ? {} : { request }) }, 'a question was slow');
      },
    },
    gateways: (gateways) => ({
      ...gateways,
      async send(message) {
        const { channel } = message;
        try {
          await gateways.send(message);
          metrics?.messageSent(channel, ways[channel]() ? 'sent' : 'outbox');
        } catch (error) {
          metrics?.messageSent(channel, 'failed');
          throw error;
        }
      },
    }),
    delivered(outcome) {
      log()?.info(outcome, 'a delivery was carried out');
      metrics?.delivered(becameOf(outcome));
    },
  };
}

function becameOf({ state, published, release }: CarriedOut): 'refused' | 'published' | 'made' | 'unchanged' {
  if (state === 'refused') return 'refused';
  if (published) return 'published';
  return release === null ? 'unchanged' : 'made';
}

/** What runs here: the version of the portal, and the build that pages get now. */
export const runningBuild = async (manifest: ManifestSource): Promise<{ version: string; build: string }> => ({
  version: portalVersion(),
  build: (await manifest()).build,
});
