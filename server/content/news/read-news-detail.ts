import { type CallData, chinaTime, type Language, type NewsItem, status } from '@portal/contract';
import { type SqlBool, sql } from 'kysely';
import { keysEver, type Unions } from '../../kernel/member-keys.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { sliceOf, storable } from '../conditions.ts';
import { readNews } from './find-news.ts';
import { newsToday } from './models-today.ts';

/** How many other items stand below one. */
const mostRelated = 5;

/**
 * One news item with its text, the models it speaks of, and other items on the same models or topics.
 * @throws Refusal when there is none with this id
 */
export async function readNewsDetail(
  db: StateDatabase,
  newsId: string,
  language: Language,
  unions: Unions,
): Promise<CallData<'newsDetail'>> {
  const [id = ''] = storable([newsId]);
  const found = await readNews(db, language, sql<SqlBool>`news.news_id = ${id}`, sliceOf({ pageSize: 1 }));
  const [item] = newsToday(found, unions);
  if (!item) {
    throw new Refusal('content.news-gone', status.refused, {
      zh_CN: '没有找到这条资讯，可能已被移除；请返回列表。',
      en: 'This news item was not found; it may have been removed. Please return to the list.',
    });
  }
  const text = await db
    .selectFrom('news')
    .innerJoin('news_text', 'news_text.row_id', 'news.row_id')
    .select('body')
    .where('news_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  const { models = [] } = item;
  const keys = models.map(({ key }) => key);
  return {
    item,
    paragraphs: text.body.split('\n\n').filter(Boolean),
    models,
    related: newsToday(await readRelated(db, id, keysEver(unions, keys), language), unions),
    printedBy: await readPrintedBy(db, id, language),
  };
}

/**
 * A model in common weighs as much as two topics; among equals the newest come first.
 * @param models all keys by which news may name the models of the item
 */
async function readRelated(
  db: StateDatabase,
  id: string,
  models: readonly string[],
  language: Language,
): Promise<NewsItem[]> {
  const own = sql`(select row_id from news where news_id = ${id})`;
  const close = sql`select row_id, sum(weight) as weight from (
      select row_id, 2 as weight from news_model
        where model_key in (${sql.join(models.length > 0 ? models : [''])})
      union all
      select row_id, 1 as weight from news_topic where topic in (select topic from news_topic where row_id = ${own})
    ) as shared group by row_id`;
  const weight = sql`(select weight from (${close}) as close where close.row_id = news.row_id)`;
  const related = sql<SqlBool>`news.news_id <> ${id} and news.news_id not in (select news_id from news_copy) and news.row_id in (select row_id from (${close}) as close)`;
  const order = sql`${weight} desc, published_at desc, news.news_id desc`;
  return readNews(db, language, related, sliceOf({ pageSize: mostRelated }), order);
}

/** Who else has printed the same story: the others of those that one was the first of, itself among them. */
async function readPrintedBy(
  db: StateDatabase,
  id: string,
  language: Language,
): Promise<CallData<'newsDetail'>['printedBy']> {
  const first = sql`coalesce((select first_id from news_copy where news_id = ${id}), ${id})`;
  const { rows } = await sql<{ news_id: string; publisher_name: string; published_at: number }>`
    select news.news_id, publisher_name, published_at from news
    join news_text on news_text.row_id = news.row_id and language = ${language}
    where news.news_id <> ${id}
      and (news.news_id = ${first} or news.news_id in (select news_id from news_copy where first_id = ${first}))
    order by published_at, news.news_id`.execute(db);
  return rows.map(({ news_id, publisher_name, published_at }) => ({
    newsId: news_id,
    source: publisher_name,
    newsTime: chinaTime(published_at),
  }));
}
