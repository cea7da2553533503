import { Cover, Entry, type FacetNameOf, formatDate, IconFileText, Tag } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { Item } from '../data/ask.ts';
import { priceText } from '../data/price-text.ts';
import type { MarketAddress } from '../data/use-market-address.ts';
import { phrases } from '../phrases.ts';
import { StateTag, untilText } from '../report/state-tag.tsx';
import classes from './cards.module.css';

interface ReportCardProps {
  item: Item;
  address: MarketAddress;
  nameOf: FacetNameOf;
}

/** One report of the list: the whole card opens its page. */
export function ReportCard({ item, address, nameOf }: ReportCardProps) {
  const translate = phrases.useTranslate();
  return (
    <Entry
      className={classes.card}
      data-testid="market-report-card"
      data-id={item.reportId}
      cover={<Cover url={item.coverUrl} icon={<IconFileText size={28} />} />}
      title={
        <Link
          to={{ search: address.searchOf({ id: item.reportId }) }}
          {...address.opening}
          data-market-report={item.reportId}
        >
          {item.title}
        </Link>
      }
      summary={item.summary}
    >
      <div className={classes.tags}>
        <Tag>{nameOf('categories', item.category) ?? item.category}</Tag>
        {item.topics.map((key) => (
          <Tag key={key}>{nameOf('topics', key) ?? key}</Tag>
        ))}
      </div>
      <div className={classes.offer}>
        <span className={classes.price} data-testid="market-report-price">
          {priceText(item.price)}
        </span>
        {(item.price !== 0 || item.state !== 'open') && <StateTag state={item.state} />}
        <span className={classes.meta}>{untilText(item.state, item.until)}</span>
      </div>
      <p className={classes.meta}>
        {item.publisher} · <time dateTime={item.publishedOn}>{formatDate(item.publishedOn)}</time> ·{' '}
        {translate('pageCount', { pages: item.pages, smart_count: item.pages })} · {item.format.toUpperCase()}
      </p>
    </Entry>
  );
}
