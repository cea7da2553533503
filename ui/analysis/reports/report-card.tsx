import type { ReportItem } from '@portal/contract';
import { Cover, Entry, formatDate, IconFileText, Marked, Tag } from '@portal/ui';
import { Link } from 'react-router-dom';
import classes from './cards.module.css';
import { phrases } from './phrases.ts';
import type { ReportAddress } from './use-report-address.ts';

interface ReportCardProps {
  item: ReportItem;
  address: ReportAddress;
  topicName: (key: string) => string;
}

/** One report of the list: the whole card opens it. */
export function ReportCard({ item, address, topicName }: ReportCardProps) {
  const translate = phrases.useTranslate();
  const { text } = address.view;
  return (
    <Entry
      className={classes.card}
      data-testid="report-card"
      data-id={item.reportId}
      cover={<Cover url={item.coverUrl} icon={<IconFileText size={28} />} />}
      title={
        <Link
          to={{ search: address.searchOf({ id: item.reportId }) }}
          {...address.opening}
          data-report-id={item.reportId}
        >
          <Marked text={item.title} searched={text} />
        </Link>
      }
      summary={<Marked text={item.passage ?? item.summary} searched={text} />}
    >
      <div className={classes.tags}>
        {item.topics.map((key) => (
          <Tag key={key}>{topicName(key)}</Tag>
        ))}
      </div>
      <p className={classes.meta}>
        {item.publisher} · <time dateTime={item.publishedOn}>{formatDate(item.publishedOn)}</time> ·{' '}
        {translate('pageCount', { pages: item.pages, smart_count: item.pages })}
      </p>
    </Entry>
  );
}
