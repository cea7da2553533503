import type { Facet, Language } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StateDatabase } from '../../state/open-state.ts';
import { named, topicNames } from '../names.ts';
import type { NewsFrame, ValueCount } from './list/news-frame.ts';

/** So many publishers and models at most, those with most news first. */
const [mostSources, mostModels] = [100, 200];

/** Values by their keys, those with most news first. */
const inOrder = (counts: readonly ValueCount[], keyOf: (value: number) => string) =>
  counts
    .map(({ value, count, sample }) => ({ value, key: keyOf(value), count, sample }))
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));

/** Topics with how many news each has. */
export const topicFacet = ({ topics }: NewsFrame, counts: readonly ValueCount[], language: Language): Facet[] =>
  named(
    inOrder(counts, (value) => topics[value] ?? '').map(({ key, count }) => ({ key, count })),
    topicNames,
    language,
  );

/** Publishers likewise, by the name that one of their news has. */
export async function sourceFacet(
  db: StateDatabase,
  { publishers }: NewsFrame,
  counts: readonly ValueCount[],
  language: Language,
): Promise<Facet[]> {
  const rows = inOrder(counts, (value) => publishers[value] ?? '').slice(0, mostSources);
  if (rows.length === 0) return [];
  const names = await db
    .selectFrom('news_text')
    .select(['row_id', 'publisher_name'])
    .where('language', '=', language)
    .where(
      'row_id',
      'in',
      rows.map(({ sample }) => sample.rowId),
    )
    .execute();
  const nameOf = new Map(names.map(({ row_id, publisher_name }) => [row_id, publisher_name]));
  return rows.map(({ key, sample, count }) => ({ key, name: nameOf.get(sample.rowId) ?? key, count }));
}

/** Models likewise. */
export const modelFacet = ({ models }: NewsFrame, counts: readonly ValueCount[], language: Language): Facet[] =>
  inOrder(counts, (value) => models[value]?.key ?? '')
    .slice(0, mostModels)
    .map(({ value, key, count }) => ({
      key,
      name: (language === 'en' ? models[value]?.en : models[value]?.zh) ?? key,
      count,
    }));

/** All models that news speak of, with how many do under a condition, those with most news first. */
export async function countModels(
  db: StateDatabase,
  condition: RawBuilder<SqlBool>,
  language: Language,
): Promise<Facet[]> {
  const name = sql.ref(language === 'en' ? 'name_en' : 'name_zh');
  const { rows } = await sql<Facet>`select model_key as key, max(${name}) as name, count(*) as count
    from news join news_model on news_model.row_id = news.row_id
    where ${condition} group by model_key order by 3 desc, 1`.execute(db);
  return rows;
}
