import {
  type CallData,
  type CallPayload,
  type Language,
  type MarketAnswer,
  type MarketCatalogue,
  type MarketQuery,
  type Release,
  status,
} from '@portal/contract';
import { Refusal } from '../http/call.ts';
import { answerCache } from './answer-cache.ts';
import { answerQuery } from './answer-query.ts';
import { releaseOf } from './assemble-answer.ts';
import { canonicalQuery } from './canonical-query.ts';
import { describeCatalogue } from './describe-catalogue.ts';
import { findMembers } from './find-members.ts';
import { openMarketStore } from './store/market-store.ts';
import type { OpenRelease } from './store/open-release.ts';

/** Rows kept in all remembered answers together: some tens of megabytes. */
const cachedRows = 100_000;

export interface Market {
  /**
   * Answers one question to the market.
   * @param signal ends the question when the client has gone
   * @throws Refusal when no release is published or the question cannot be answered; the signal's reason
   */
  query(query: MarketQuery, language: Language, signal?: AbortSignal): Promise<MarketAnswer>;
  /** @throws Refusal when no release is published */
  catalogue(dataset: 'sales', language: Language): Promise<MarketCatalogue>;
  /** @throws Refusal when no release is published */
  members(payload: CallPayload<'marketMembers'>, language: Language): Promise<CallData<'marketMembers'>>;
  /** The release that is asked now, or null when none is published. */
  release(): Release | null;
  /** Looks at once for a newly published release; without it one is noticed within about a second. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

function published(release: OpenRelease | null): OpenRelease {
  if (release) return release;
  throw new Refusal(status.refused, {
    zh_CN: '还没有发布市场数据，请联系管理员发布一个版本。',
    en: 'No market data has been published yet. Ask the operator to publish a release.',
  });
}

/**
 * Opens the market of a folder. It answers from the published release and follows when another is published.
 * @param folder the market folder, `<data>/market`; it need not exist yet
 * @param report told of a published release that cannot be opened; the one before keeps answering
 */
export async function openMarket(
  folder: string,
  report: (error: unknown) => void = (error) => console.error(error),
): Promise<Market> {
  const store = await openMarketStore(folder, report);
  const cache = answerCache<MarketAnswer>(cachedRows, ({ rows }) => rows.length + 1);
  const use = <Result>(task: (release: OpenRelease) => Result | Promise<Result>): Promise<Result> =>
    store.use(async (release) => task(published(release)));

  return {
    query: (query, language, signal) =>
      use(async (release) => {
        const key = `${release.info.id} ${release.publishedAt} ${language} ${canonicalQuery(query)}`;
        const known = cache.get(key);
        if (known) return known;
        const answer = await store.queue.run(() => answerQuery(release, query, language, signal), signal);
        cache.set(key, answer);
        return answer;
      }),
    catalogue: (_dataset, language) => use((release) => describeCatalogue(release, language)),
    members: (payload, language) => use((release) => findMembers(release, payload, language)),
    release: () => {
      const release = store.current();
      return release && releaseOf(release);
    },
    refresh: store.refresh,
    close: store.close,
  };
}
