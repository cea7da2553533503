import type { NewsItem } from '@portal/contract';
import { type SqlBool, sql } from 'kysely';
import type { Handlers } from '../../kernel/calls/call.ts';
import { TextReply } from '../../kernel/calls/text-reply.ts';
import { keysToday, type ReadUnions } from '../../kernel/member-keys.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { allOf, type Condition, hasNumber, storable } from '../conditions.ts';
import { facetsToday } from '../facets-today.ts';
import { findNews } from './find-news.ts';
import { newestNews } from './list/newest-news.ts';
import type { Reader } from './list/wanted-of.ts';
import { countBrands, type ModelBrands } from './model-brands.ts';
import { newsToday } from './models-today.ts';
import { countModels } from './news-facets.ts';
import { newsFeed } from './news-feed.ts';
import { readPreference, savePreference } from './news-preference.ts';
import { readNewsDetail } from './read-news-detail.ts';

/** The type of articles, beside 1 for news (S3.023). */
const articles = 2;

/** How many the lists without a page size give. */
const listed = 10;

/** How many a feed gives. */
const fed = 50;

/** What the calls about news work with. */
export interface NewsParts extends StateParts {
  /** Where people reach the portal, without a slash at the end. */
  origin: () => string;
  settings: Pick<Settings, 'operator'>;
  brands: ModelBrands;
  unions: ReadUnions;
}

const keysIn = (list = ''): string[] => list.split(',').filter((key) => key !== '');

/** The calls about news (S7.042, S7.045, S7.046, S1.023). */
export function newsHandlers({ db, origin, settings, brands, unions }: NewsParts): Handlers {
  const everything = sql<SqlBool>`1 = 1`;
  const today = async (items: Promise<NewsItem[]>) => newsToday(await items, await unions('model'));
  const readerOf = async (accountId: string | null, isPreferred = false): Promise<Reader> => {
    if (!isPreferred || accountId === null) return { accountId, ofBrands: [] };
    const followed = (await readPreference(db, accountId)).brands;
    return { accountId, ofBrands: followed.length === 0 ? [] : await brands.modelsOf(followed) };
  };
  return {
    listNews({ newsType, newsId, newsPushChannelId, page, pageSize = listed }, { language }) {
      const conditions: Condition[] = [
        ...(newsType === undefined ? [] : [hasNumber('news_type', newsType)]),
        ...(newsPushChannelId === undefined ? [] : [hasNumber('channel', newsPushChannelId)]),
        ...(newsId ? [sql<SqlBool>`news.news_id = ${storable([newsId])[0]}`] : []),
      ].map((holds) => ({ facet: null, holds }));
      return today(newestNews(db, language, allOf(conditions), { page: page ?? 1, pageSize }));
    },
    listIndexInformation: (_payload, { language }) => today(newestNews(db, language, everything, { pageSize: listed })),
    getArticleForApp: (_payload, { language }) =>
      today(newestNews(db, language, sql<SqlBool>`news_type = ${articles}`, { pageSize: listed })),
    newsSearch: async (query, { language, accountId }) =>
      findNews(db, query, language, await readerOf(accountId, query.preferred), await unions('model')),
    async newsFeed({ topics, models, preferred }, { language, accountId }) {
      const query = { topics: keysIn(topics), models: keysIn(models), preferred: preferred === 'true', pageSize: fed };
      const { items } = await findNews(
        db,
        query,
        language,
        await readerOf(accountId, query.preferred),
        await unions('model'),
      );
      const { operator } = settings;
      return new TextReply(
        newsFeed(items, { language, origin: origin(), operator }),
        'application/rss+xml; charset=utf-8',
      );
    },
    newsDetail: async ({ newsId }, { language }) => readNewsDetail(db, newsId, language, await unions('model')),
    async newsBrands(_payload, { language }) {
      const models = facetsToday(await countModels(db, everything, language), await unions('model'));
      return { brands: countBrands(models, await brands.brandsOf(language)) };
    },
    async newsPreference(_payload, { accountId }) {
      const { models, brands: followed, ...rest } = await readPreference(db, accountId ?? '');
      const [ofModels, ofBrands] = [await unions('model'), await unions('brand')];
      return { ...rest, models: keysToday(ofModels, models), brands: keysToday(ofBrands, followed) };
    },
    async saveNewsPreference(wanted, { accountId }) {
      await savePreference(db, accountId ?? '', wanted);
      return null;
    },
  };
}
