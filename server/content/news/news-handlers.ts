import { type SqlBool, sql } from 'kysely';
import type { Handlers } from '../../kernel/calls/call.ts';
import { TextReply } from '../../kernel/calls/text-reply.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { allOf, type Condition, hasNumber, storable } from '../conditions.ts';
import { findNews } from './find-news.ts';
import { newestNews } from './list/newest-news.ts';
import type { Reader } from './list/wanted-of.ts';
import { countBrands, type ModelBrands } from './model-brands.ts';
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
}

const keysIn = (list = ''): string[] => list.split(',').filter((key) => key !== '');

/** The calls about news (S7.042, S7.045, S7.046, S1.023). */
export function newsHandlers({ db, origin, settings, brands }: NewsParts): Handlers {
  const everything = sql<SqlBool>`1 = 1`;
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
      return newestNews(db, language, allOf(conditions), { page: page ?? 1, pageSize });
    },
    listIndexInformation: (_payload, { language }) => newestNews(db, language, everything, { pageSize: listed }),
    getArticleForApp: (_payload, { language }) =>
      newestNews(db, language, sql<SqlBool>`news_type = ${articles}`, { pageSize: listed }),
    newsSearch: async (query, { language, accountId }) =>
      findNews(db, query, language, await readerOf(accountId, query.preferred)),
    async newsFeed({ topics, models, preferred }, { language, accountId }) {
      const query = { topics: keysIn(topics), models: keysIn(models), preferred: preferred === 'true', pageSize: fed };
      const { items } = await findNews(db, query, language, await readerOf(accountId, query.preferred));
      const { operator } = settings;
      return new TextReply(
        newsFeed(items, { language, origin: origin(), operator }),
        'application/rss+xml; charset=utf-8',
      );
    },
    newsDetail: ({ newsId }, { language }) => readNewsDetail(db, newsId, language),
    async newsBrands(_payload, { language }) {
      return { brands: countBrands(await countModels(db, everything, language), await brands.brandsOf(language)) };
    },
    newsPreference: (_payload, { accountId }) => readPreference(db, accountId ?? ''),
    async saveNewsPreference(wanted, { accountId }) {
      await savePreference(db, accountId ?? '', wanted);
      return null;
    },
  };
}
