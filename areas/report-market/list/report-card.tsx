import { type FacetNameOf, formatDate } from '@portal/ui';
import { ReportEntry } from '@portal/ui/analysis';
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
    <ReportEntry
      id={item.reportId}
      name="market-report-card"
      coverUrl={item.coverUrl}
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
      tags={[
        { key: 'category', name: nameOf('categories', item.category) ?? item.category },
        ...item.topics.map((key) => ({ key, name: nameOf('topics', key) ?? key })),
      ]}
      offer={
        <>
          <span className={classes.price} data-testid="market-report-price">
            {priceText(item.price)}
          </span>
          {(item.price !== 0 || item.state !== 'open') && <StateTag state={item.state} />}
          <span className={classes.until}>{untilText(item.state, item.until)}</span>
        </>
      }
      about={
        <>
          {item.publisher} · <time dateTime={item.publishedOn}>{formatDate(item.publishedOn)}</time> ·{' '}
          {translate('pageCount', { pages: item.pages, smart_count: item.pages })} · {item.format.toUpperCase()}
        </>
      }
    />
  );
}
