import type { Insight, MarketInsights } from '@portal/contract';
import { type Deviation, deviationOf } from '../forecast/deviation.ts';
import { ruleWords } from '../forecast/forecast-words.ts';
import type { Asking } from '../questions/asking.ts';
import { type Deviate, type FoundInsights, insightsOfDataset } from './insights-of-dataset.ts';
import { mostInsights, type WatchedSeries, watchedSeries } from './watched-series.ts';

/** Products that an account owns. */
type Owned = () => Promise<ReadonlySet<string>>;

/** Of a member that several sources count the one by which it lies farthest off. @param sorted by that, the farthest first */
function farthest(sorted: readonly Insight[]): Insight[] {
  const byMember = new Map<string, Insight>();
  for (const insight of sorted) {
    const member = `${insight.dataset} ${insight.dimension.key} ${insight.member.key}`;
    if (!byMember.has(member)) byMember.set(member, insight);
  }
  return [...byMember.values()];
}

/** Insights of the month, for whoever asks and made ready before anybody does. */
export interface Insights {
  /** @throws Refusal where no release is published */
  find(asking: Asking, owned: Owned): Promise<MarketInsights>;
  /**
   * Looks at the series of the published release, once for each, so that who asks first need not wait for it: dataset by
   * dataset, in turn with the questions of all others.
   */
  warm(market: Asking['market']): Promise<void>;
}

/** Names of what is made ready are in the language of most; what a series comes to is of no language. */
const warmLanguage = 'zh_CN';

/**
 * Insights of the latest month: the figures that lie farthest off from what their own past leads to, of the datasets
 * that an account may see. What was found in a dataset is cached for as long as its release is published.
 */
export function openInsights(): Insights {
  const cached = new Map<string, Promise<FoundInsights>>();
  // Names are those of a language; what a series comes to is not.
  const deviations = new Map<string, Deviation | null>();
  let cachedOf: string | undefined;

  const deviate: Deviate = (name, values, first) => {
    const known = deviations.get(name);
    if (known !== undefined) return known;
    const deviation = deviationOf(values, first);
    deviations.set(name, deviation);
    return deviation;
  };

  function found(asking: Asking, watched: WatchedSeries): Promise<FoundInsights> {
    const release = asking.market.release()?.id;
    if (release !== cachedOf) {
      cached.clear();
      deviations.clear();
    }
    cachedOf = release;
    const key = `${watched.dataset} ${asking.language}`;
    const known = cached.get(key);
    if (known) return known;
    // Others wait for the same: who has gone ends it for nobody.
    const { signal: _signal, ...shared } = asking;
    const looking = insightsOfDataset(shared, watched, deviate);
    cached.set(key, looking);
    looking.catch(() => cached.delete(key));
    return looking;
  }

  let warmed: string | null = null;

  async function find(asking: Asking, owned: Owned): Promise<MarketInsights> {
    const [all, products] = await Promise.all([asking.market.datasets(asking.language), owned()]);
    const open = watchedSeries.filter(({ dataset }) =>
      all.some(
        ({ key, covered, products: openers }) => key === dataset && covered && openers.some((own) => products.has(own)),
      ),
    );
    const parts: FoundInsights[] = [];
    for (const watched of open) parts.push(await found(asking, watched));
    const insights = parts.flatMap((part) => part.insights).sort((one, other) => other.times - one.times);
    return {
      insights: farthest(insights).slice(0, mostInsights),
      datasets: parts.filter((part) => part.insights.length > 0).map(({ name }) => name),
      series: insights.length,
      outside: insights.filter(({ times }) => times > 1).length,
      rule: ruleWords(asking.language),
    };
  }

  async function warm(market: Asking['market']): Promise<void> {
    const release = market.release()?.id ?? null;
    if (release === null || release === warmed) return;
    // What cannot be looked at is left to the next who asks, who is told why.
    warmed = release;
    // Asked directly, the portal itself asks, and has its turn among all others.
    const asking: Asking = { market, language: warmLanguage };
    const all = await market.datasets(warmLanguage);
    for (const watched of watchedSeries)
      if (all.some(({ key, covered }) => key === watched.dataset && covered)) await found(asking, watched);
  }

  return { find, warm };
}
