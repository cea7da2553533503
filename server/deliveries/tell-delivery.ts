import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language, MarketDelivery } from '@portal/contract';
import type { Sentence } from '../kernel/words/sentence.ts';
import type { Outcome } from './carry-out.ts';
import { orderFile } from './claim-order.ts';
import { placesOf } from './places.ts';
import { unforeseenWords } from './refusals.ts';
import { refusedPart } from './refused-part.ts';

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
 * @param refusedFrom where in its file of refused rows to begin, in bytes; the answer has none of it when missing
 */
export async function tellDelivery(
  folder: string,
  { id, awaited }: { id: string; awaited: boolean },
  language: Language,
  refusedFrom?: number,
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
      ...(refusedFrom !== undefined && { refused: await refusedPart(join(own, 'refused.csv'), refusedFrom) }),
    };
  }
  return { ...reported, state: (await isThere(orderFile(folder, id))) ? 'working' : 'queued' };
}
