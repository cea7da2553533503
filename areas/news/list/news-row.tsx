import type { NewsItem } from '@portal/contract';
import { Cover, Entry, type FacetNameOf, formatDate, formatDateTime, IconNews, Marked, Tag } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { NewsAddress } from '../data/use-news-address.ts';
import { phrases } from '../phrases.ts';
import { ModelTag } from './model-tag.tsx';
import classes from './row.module.css';

/** So many models stand in a row; the article has them all. */
const mostModels = 3;

interface NewsRowProps {
  item: NewsItem;
  address: NewsAddress;
  nameOf: FacetNameOf;
}

/** One news item of the list: the whole row opens it. */
export function NewsRow({ item, address, nameOf }: NewsRowProps) {
  const translate = phrases.useTranslate();
  const { text } = address.view;
  return (
    <Entry
      className={classes.row}
      data-testid="news-row"
      data-id={item.newsId}
      cover={item.coverUrl ? <Cover url={item.coverUrl} icon={<IconNews size={24} />} /> : undefined}
      title={
        <Link to={{ search: address.searchOf({ id: item.newsId }) }} {...address.opening} data-news-id={item.newsId}>
          <Marked text={item.newsTitle} searched={text} />
        </Link>
      }
      summary={<Marked text={item.passage ?? item.summary} searched={text} />}
    >
      <div className={classes.meta}>
        <span>{item.source}</span>
        {item.copies && (
          <span data-testid="news-copies">{translate('copies', { count: item.copies, smart_count: item.copies })}</span>
        )}
        {item.first && (
          <span data-testid="news-first">
            {translate('copyOf', { source: item.first.source, time: formatDateTime(item.first.newsTime) })}
          </span>
        )}
        <time dateTime={item.newsTime.slice(0, 10)}>{formatDate(item.newsTime.slice(0, 10))}</time>
        {item.topics.map((key) => (
          <Tag key={key}>{nameOf('topics', key) ?? key}</Tag>
        ))}
        {item.models?.slice(0, mostModels).map((model) => (
          <ModelTag key={model.key} model={model} />
        ))}
      </div>
    </Entry>
  );
}
