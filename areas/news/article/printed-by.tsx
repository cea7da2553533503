import type { CallData, NewsItem } from '@portal/contract';
import { formatDateTime } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { NewsAddress } from '../data/use-news-address.ts';
import { phrases } from '../phrases.ts';
import classes from './article.module.css';

interface PrintedByProps {
  item: Pick<NewsItem, 'first'>;
  /** The first first. */
  others: CallData<'newsDetail'>['printedBy'];
  address: NewsAddress;
}

/** Who else has printed the story, and who was the first, when. */
export function PrintedBy({ item: { first }, others, address }: PrintedByProps) {
  const translate = phrases.useTranslate();
  return (
    <p className={classes.copies} data-testid="news-printed-by">
      {first
        ? translate('firstElsewhere', { source: first.source, time: formatDateTime(first.newsTime) })
        : translate('firstHere')}{' '}
      {others.map(({ newsId, source }, at) => (
        <span key={newsId}>
          {at > 0 && ' · '}
          <Link to={{ search: address.searchOf({ id: newsId }) }} {...address.opening}>
            {source}
          </Link>
        </span>
      ))}
    </p>
  );
}
