import type { ReportItem } from '@portal/contract';
import { formatDate, Marked } from '@portal/ui';
import { Link } from 'react-router-dom';
import { phrases } from './phrases.ts';
import { ReportEntry } from './report-cards.tsx';
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
    <ReportEntry
      id={item.reportId}
      name="report-card"
      coverUrl={item.coverUrl}
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
      tags={item.topics.map((key) => ({ key, name: topicName(key) }))}
      about={
        <>
          {item.publisher} · <time dateTime={item.publishedOn}>{formatDate(item.publishedOn)}</time> ·{' '}
          {translate('pageCount', { pages: item.pages, smart_count: item.pages })}
        </>
      }
    />
  );
}
