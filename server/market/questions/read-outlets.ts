import type { Sentence } from '../../kernel/words/sentence.ts';
import { spanOf } from '../answer/covered.ts';
import { datasets } from '../datasets/index.ts';
import { unlistedOutlets } from '../datasets/outlet/stores.ts';
import type { OpenRelease } from '../opened/open-release.ts';

/** An outlet by its name, with what its file says of it; empty where that says nothing. */
export interface ListedOutlet {
  key: string;
  name: Sentence;
  address: string;
  phone: string;
}

/**
 * @param keys of outlets; null for all that the release lists
 * @returns outlets by name; none where the release keeps none
 */
export async function readOutlets(
  release: OpenRelease,
  keys: readonly string[] | null,
  signal?: AbortSignal,
): Promise<ListedOutlet[]> {
  if (spanOf(datasets.outlet, release) === null || keys?.length === 0) return [];
  const wanted = keys ? `key IN (${keys.map((_, at) => `$${at + 1}`).join(', ')})` : `key <> '${unlistedOutlets.key}'`;
  const [found = [], chinese, english, addresses, phones] = await release.run(
    `SELECT key, name_zh, name_en, address, phone FROM outlet_store WHERE ${wanted} ORDER BY key`,
    [...(keys ?? [])],
    signal,
  );
  const stated = (text: unknown) => (text === 'unknown' ? '' : String(text));
  return found.map((key, at) => ({
    key: String(key),
    name: { zh_CN: String(chinese?.[at]), en: String(english?.[at]) },
    address: stated(addresses?.[at]),
    phone: stated(phones?.[at]),
  }));
}
