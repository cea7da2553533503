import type { Release } from '@portal/contract';
import { datasetKeys } from '@portal/contract/schemas';
import { type Market, monthText } from '../market/index.ts';
import type { WebhookSettings } from '../settings/settings-webhooks.ts';
import type { StateParts } from '../state/state-parts.ts';
import { hashOfAddress, keepPosts, settlePost, takePost } from './post-store.ts';
import { sendPost } from './send-post.ts';
import { signPost } from './sign-post.ts';

export interface Posting extends StateParts {
  market: Pick<Market, 'release' | 'months'>;
  webhooks: WebhookSettings;
  /** Is told of every try that failed. */
  report: (error: Error) => void;
}

/** How often it is looked for another release, and for posts that are due, in ms. */
const lookEvery = 2000;

/** What a receiver is told: which release, and of which months. */
async function bodyOf({ months }: Posting['market'], release: Release): Promise<string> {
  const datasets: Record<string, { first: string; last: string } | null> = {};
  for (const dataset of datasetKeys) {
    const span = await months(dataset);
    datasets[dataset] = span && { first: monthText(span.first), last: monthText(span.last) };
  }
  return JSON.stringify({ type: 'market.published', timestamp: release.publishedAt, data: { release, datasets } });
}

/**
 * Tells every address when a release is published, once, whichever of several servers sees it first; what does not
 * arrive is tried again for a day and a half. An address that is new hears of the release that is there.
 * @returns what ends it, when a post that is under way is over
 */
export function keepPosting(parts: Posting, every = lookEvery): { close(): Promise<void> } {
  const { db, clock, market, webhooks, report } = parts;
  const addresses = new Map(webhooks.addresses.map((address) => [hashOfAddress(address), address]));
  let noted = '';
  let closed = false;

  const note = async () => {
    const release = market.release();
    if (!release) return;
    const event = `market.published ${release.id} ${release.publishedAt}`;
    if (event === noted) return;
    await keepPosts(db, event, await bodyOf(market, release), webhooks.addresses, clock());
    noted = event;
  };
  const post = async () => {
    const hashes = [...addresses.keys()];
    while (!closed) {
      const next = await takePost(db, hashes, clock());
      const address = next && addresses.get(next.addressHash);
      if (!address) return;
      const headers = signPost(next.id, clock(), next.body, webhooks.secret);
      const failed = await sendPost(address, headers, next.body);
      const again = await settlePost(db, next, failed, clock());
      if (failed !== null) report(new Error(`${failed}; ${again ? 'it will be tried again' : 'it is given up'}`));
    }
  };

  let turn: Promise<unknown> = Promise.resolve();
  let isAtWork = false;
  const look = () => {
    if (isAtWork) return;
    isAtWork = true;
    turn = note()
      .then(post)
      .catch(report)
      .finally(() => {
        isAtWork = false;
      });
  };
  look();
  const timer = setInterval(look, every);
  timer.unref();
  return {
    async close() {
      closed = true;
      clearInterval(timer);
      await turn;
    },
  };
}
