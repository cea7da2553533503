import { useAnswer } from '@portal/shell';
import { SearchBox, useFacetNames, useListPlace } from '@portal/ui';
import { useRef } from 'react';
import classes from './page.module.css';
import { phrases } from './phrases.ts';
import { Reader } from './reader/reader.tsx';
import { ReportList } from './report-list.tsx';
import { queryOf } from './report-view.ts';
import type { ReportSource } from './source.ts';
import { TopicBar } from './topic-bar.tsx';
import { useReportAddress } from './use-report-address.ts';

/** Reports with search and topics; the reader stands in the place of the list. */
export function ReportsPage({ source }: { source: ReportSource }) {
  const translate = phrases.useTranslate();
  const address = useReportAddress();
  const { view, narrow, amend } = address;
  const answered = useAnswer(source.lists, queryOf(view));
  const { answer, error, waiting } = answered;
  const nameOf = useFacetNames(answer?.facets);
  const topicName = (key: string) => nameOf('topics', key) ?? key;
  const place = useRef<HTMLDivElement>(null);
  useListPlace(place, view, { attribute: 'data-report-id', settled: !waiting });
  return (
    <>
      <div ref={place} className={classes.page} hidden={view.id !== ''} data-testid="reports">
        <header className={classes.head}>
          <h1 tabIndex={-1}>{source.title}</h1>
          <p className={classes.found} role="status" data-testid="reports-found">
            {answer && !waiting && !error ? translate('found', { total: answer.total, smart_count: answer.total }) : ''}
          </p>
        </header>
        <div className={classes.tools}>
          <SearchBox
            text={view.text}
            onSearch={(text, goesOn) => (goesOn ? amend : narrow)({ text })}
            label={translate('search')}
            name="report-search"
            placeholder={`${translate('search')} · ${translate('searchHint')}`}
            clearLabel={translate('searchClear')}
          />
          {(answer || !error) && (
            <TopicBar
              facets={answer?.facets.topics}
              chosen={view.topics}
              topicName={topicName}
              onChange={(topics) => narrow({ topics })}
            />
          )}
        </div>
        <ReportList source={source} answered={answered} address={address} topicName={topicName} />
      </div>
      {view.id && <Reader key={view.id} source={source} id={view.id} onClose={address.toList} />}
    </>
  );
}
