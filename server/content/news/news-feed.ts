import { type Language, type NewsItem, type Operator, portalNameOf } from '@portal/contract';
import { xmlDocument } from '../../kernel/words/xml-document.ts';

/** What stands around the items of a feed. */
export interface FeedFrame {
  language: Language;
  /** Where people reach the portal, without a slash at the end. */
  origin: string;
  operator: Operator;
}

const words = {
  zh_CN: { title: '行业资讯', about: '本账号可查看的最新资讯', language: 'zh-CN' },
  en: { title: 'Industry news', about: 'The newest news that this account may read', language: 'en' },
};

/** How long a reader may wait before it asks again, in minutes. */
const minutes = 30;

const item = ({ newsId, newsTitle, newsTime, summary, source, topics }: NewsItem, origin: string) => ({
  title: newsTitle,
  link: `${origin}/news/news?id=${encodeURIComponent(newsId)}`,
  guid: { '#text': newsId, '@_isPermaLink': 'false' },
  pubDate: new Date(`${newsTime.replace(' ', 'T')}+08:00`).toUTCString(),
  description: summary,
  'dc:creator': source,
  category: topics,
});

/**
 * News as a feed for readers of feeds (RSS 2.0, https://www.rssboard.org/rss-specification).
 * @param items the newest first, their time as China's clocks say it
 */
export function newsFeed(items: readonly NewsItem[], { language, origin, operator }: FeedFrame): string {
  const { title, about, language: code } = words[language];
  const channel = {
    title: `${portalNameOf(operator, language)} · ${title}`,
    link: `${origin}/news/news`,
    description: about,
    language: code,
    ttl: minutes,
    item: items.map((news) => item(news, origin)),
  };
  const rss = { '@_version': '2.0', '@_xmlns:dc': 'http://purl.org/dc/elements/1.1/', channel };
  return xmlDocument({ rss });
}
