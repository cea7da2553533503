import type { NewsItem } from '@portal/contract';
import { Card, formatDate } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { NewsAddress } from '../data/use-news-address.ts';
import { phrases } from '../phrases.ts';
import classes from './aside.module.css';

/** Other items on the same models and topics. They take the place of this one: Back returns to the list. */
export function Related({ items, address }: { items: readonly NewsItem[]; address: NewsAddress }) {
  const translate = phrases.useTranslate();
  return (
    <Card title={translate('related')} data-testid="news-related">
      <ul className={classes.related}>
        {items.map(({ newsId, newsTitle, source, newsTime }) => (
          <li key={newsId}>
            <Link to={{ search: address.searchOf({ id: newsId }) }} {...address.opening}>
              {newsTitle}
            </Link>
            <span>
              {source} · {formatDate(newsTime.slice(0, 10))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
