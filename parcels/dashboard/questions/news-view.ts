import type { NewsItem } from '@portal/contract';

/** S3.021: a news item as it is shown. */
export interface NewsView {
  id: string;
  title: string;
  /** Holds the cover; empty where there is none. */
  pictures: string[];
  /** S3.022 A35: the first eleven characters of the time: the day and the blank behind it. */
  postDate: string;
  source: string;
}

/** S3.020 to S3.022 S9.016: from the names of the wire to those of the page. */
export const newsView = ({ newsId, newsTitle, newsTime, coverUrl, source }: NewsItem): NewsView => ({
  id: newsId,
  title: newsTitle,
  pictures: coverUrl ? [coverUrl] : [],
  postDate: newsTime.slice(0, 11),
  source,
});
