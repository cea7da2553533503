import type { NewsQuery } from '@portal/contract';
import { keysToday, type Unions } from '../../../kernel/member-keys.ts';
import type { StateDatabase } from '../../../state/open-state.ts';
import { dayBegin, dayEnd } from '../../days.ts';
import { readPreference } from '../news-preference.ts';
import type { FrameItem, NewsFrame, Wanted } from './news-frame.ts';

/** Who asks, where the query asks for what is preferred. */
export interface Reader {
  accountId: string | null;
  /** Keys of the models of the brands that it follows. */
  ofBrands: readonly string[];
}

/** What a query wants, in the numbers of a frame. @param hits the texts that hold its words, by their numbers in the index; null where it has none */
export async function wantedOf(
  db: StateDatabase,
  frame: NewsFrame,
  query: NewsQuery,
  hits: ReadonlySet<number> | null,
  reader: Reader & { unions: Unions },
): Promise<Wanted> {
  const { preferred, topics, sources, models } = query;
  const from = query.from ? dayBegin(query.from) : Number.NEGATIVE_INFINITY;
  const end = query.to ? dayEnd(query.to) : Number.POSITIVE_INFINITY;
  const isPreferred =
    preferred && reader.accountId !== null ? await preferredBy(db, frame, reader.accountId, reader) : null;
  return {
    plain: (item) =>
      (!hits || hits.has(item.doc)) && item.at >= from && item.at < end && (!isPreferred || isPreferred(item)),
    topics: chosenOf(frame.topics, topics),
    sources: chosenOf(frame.publishers, sources),
    models: chosenOf(modelKeys(frame), models),
  };
}

const modelKeys = ({ models }: NewsFrame) => models.map(({ key }) => key);

/** The numbers of keys; a key that no news has is none. */
function numbersOf(keys: readonly string[], some: readonly string[]): Set<number> {
  const wanted = new Set(some);
  return new Set(keys.flatMap((key, number) => (wanted.has(key) ? [number] : [])));
}

/** An empty choice means all. */
const chosenOf = (keys: readonly string[], some: readonly string[] = []): Set<number> | null =>
  some.length === 0 ? null : numbersOf(keys, some);

/** What an account prefers: any of its topics, models, sources, or models of its brands. */
async function preferredBy(
  db: StateDatabase,
  frame: NewsFrame,
  accountId: string,
  { ofBrands, unions }: Reader & { unions: Unions },
) {
  const preference = await readPreference(db, accountId);
  const topics = numbersOf(frame.topics, preference.topics);
  const models = numbersOf(modelKeys(frame), keysToday(unions, [...preference.models, ...ofBrands]));
  const sources = numbersOf(frame.publishers, preference.sources);
  return (item: FrameItem): boolean =>
    sources.has(item.publisher) ||
    item.topics.some((topic) => topics.has(topic)) ||
    item.models.some((model) => models.has(model));
}
