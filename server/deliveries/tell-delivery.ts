import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language, MarketDelivery } from '@portal/contract';
import type { Sentence } from '../kernel/words/sentence.ts';
import type { Outcome } from './carry-out.ts';
import { orderFile } from './claim-order.ts';
import { placesOf } from './places.ts';
import { unforeseenWords } from './refusals.ts';

/** How many kinds of refusals an answer lists. */
const listed = 100;

/** What the answer takes of report.json. */
interface Report {
  months: MarketDelivery['months'];
  groups: { code: string; field: string; sentence: Sentence; count: number; rows: string[] }[];
}

const isThere = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;

async function readStored<Shape>(path: string): Promise<Shape | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Shape);
}

/**
 * Tells where an order is, and what became of it.
 * @param awaited whether its file has not come yet
 */
export async function tellDelivery(
  folder: string,
  { id, awaited }: { id: string; awaited: boolean },
  language: Language,
): Promise<MarketDelivery> {
  const reported: MarketDelivery = {
    id,
    state: 'awaited',
    release: null,
    published: false,
    reason: null,
    rules: [],
    months: [],
    groups: [],
    at: null,
  };
  if (awaited) return reported;
  const { done, refused } = placesOf(folder);
  for (const place of [done, refused]) {
    const own = join(place, id);
    const outcome = await readStored<Outcome>(join(own, 'result.json'));
    if (!outcome) continue;
    const { months = [], groups = [] } = (await readStored<Report>(join(own, 'report.json'))) ?? {};
    const { state, release, published, reason, rules, at } = outcome;
    return {
      id,
      state,
      release,
      published,
      at,
      months,
      reason: reason && {
        refusal: reason.refusal,
        message: (reason.refusal === 'deliveries.failed' ? unforeseenWords : reason.sentence)[language],
      },
      rules: rules.map(({ name, ...rule }) => ({ ...rule, name: name[language] })),
      groups: groups.slice(0, listed).map(({ code, field, sentence, count, rows }) => ({
        code,
        field,
        message: sentence[language],
        count,
        rows,
      })),
    };
  }
  return { ...reported, state: (await isThere(orderFile(folder, id))) ? 'working' : 'queued' };
}
