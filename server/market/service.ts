import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { type MarketLimits, usualMarketLimits } from '../settings/settings-market.ts';
import { releaseOf } from './answer/write-answer.ts';
import type { MarketDatabase } from './engine/database.ts';
import { followPublishedThere } from './engine/follow-published-there.ts';
import { type EngineWatch, engineWithin } from './limits/ask-engine.ts';
import { followPublished, type OpenOne } from './opened/follow-published.ts';
import { openMarketStore } from './opened/market-store.ts';
import { type OpenRelease, openRelease } from './opened/open-release.ts';
import { cachedReplies } from './questions/cached-replies.ts';
import { type AnsweredFrom, type Questions, questionsOf } from './questions/questions.ts';
import { sharedRuns } from './questions/shared-runs.ts';
import type { Load } from './turns/fair-lane.ts';
import type { Lane } from './turns/query-queue.ts';

/** What is asked of it directly, the portal itself asks. */
export interface Market extends Questions {
  /** The same market, asked on behalf of somebody, who shares the engine with all others. */
  onBehalfOf(asker: string): Questions;
  /** Whether the published release cannot be used, and another one answers in its place. */
  fallenBack(): boolean;
  /** Whether the engine could be reached when it was looked for last; it is each second. */
  answers(): boolean;
  /** How many questions the engine answers at this moment, and how many wait for it, by lane. */
  engine(): Record<Lane, Load>;
  /** Looks at once for a newly published release; without it one is noticed within about a second. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface MarketOptions {
  /** Told of a published release that cannot be used, and which one answers in its place. */
  report?: (error: unknown) => void;
  watch?: EngineWatch;
  limits?: MarketLimits;
  /** Opens a release of the folder; by default in DuckDB. */
  open?: OpenOne;
  /** Where releases are asked; by default in the files of the folder. The market closes it. */
  database?: MarketDatabase | null;
}

function published(release: OpenRelease | null): OpenRelease {
  if (release) return release;
  throw new Refusal('market.nothing-published', status.refused, {
    zh_CN: '还没有发布市场数据，请联系管理员发布一个版本。',
    en: 'No market data has been published yet. Please ask your administrator to publish a release.',
  });
}

/** Whom the portal asks for when nobody else does: to fill the demonstration, to search. */
const portal = 'portal';

/**
 * Opens the market of a folder, or of a database. It answers from the release that is published there, and follows when
 * another is.
 * @param folder the market folder, `<data>/market`; it need not exist yet
 */
export async function openMarket(folder: string, options: MarketOptions = {}): Promise<Market> {
  const { report = (error) => console.error(error), watch, limits = usualMarketLimits, database = null } = options;
  const { open = (id, publishedAt) => openRelease(folder, id, publishedAt, limits) } = options;
  const store = await openMarketStore({
    report,
    waited: watch?.waited,
    follow: (holder) =>
      database ? followPublishedThere(database, holder, report) : followPublished(folder, holder, open, report),
  });
  const replies = cachedReplies();
  const from: AnsweredFrom = {
    use: (task) => store.use(async (release) => task(published(release))),
    cached: replies.of,
    making: sharedRuns(),
    folder,
    next: store.next,
    engine: engineWithin(store.queue, limits, watch),
    release: () => {
      const release = store.current();
      return release && releaseOf(release);
    },
  };
  return {
    ...questionsOf(portal, from),
    onBehalfOf: (asker) => questionsOf(asker, from),
    fallenBack: store.fallenBack,
    answers: store.answers,
    engine: store.queue.load,
    refresh: store.refresh,
    async close() {
      await store.close();
      await database?.close();
    },
  };
}
