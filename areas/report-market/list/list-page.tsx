import { useAnswer } from '@portal/shell';
import { Button, Drawer, IconFilter, SearchBox, useFacetNames, useListPlace } from '@portal/ui';
import { useRef, useState } from 'react';
import { reports } from '../data/ask.ts';
import { facetNames, queryOf, type Shelf } from '../data/market-view.ts';
import { useMarketAddress } from '../data/use-market-address.ts';
import { phrases } from '../phrases.ts';
import { ReportPage } from '../report/report-page.tsx';
import { Facets } from './facets.tsx';
import classes from './list.module.css';
import { ReportList } from './report-list.tsx';
import { Share } from './share.tsx';

/** Reports with search and filters; the page of a report stands in the place of the list. */
export function ListPage({ shelf }: { shelf: Shelf }) {
  const translate = phrases.useTranslate();
  const address = useMarketAddress();
  const { view, narrow, amend } = address;
  const [filtering, setFiltering] = useState(false);
  const query = queryOf(view, shelf);
  const answered = useAnswer(reports, query);
  const { answer, error, waiting } = answered;
  const nameOf = useFacetNames(answer?.facets);
  const place = useRef<HTMLDivElement>(null);
  useListPlace(place, view, { attribute: 'data-market-report', settled: !waiting });
  const settled = answer && !waiting && !error ? answer : undefined;
  const counted = (total: number) => ({ total, smart_count: total });
  const chosen = facetNames.reduce((sum, name) => sum + view[name].length, 0);
  const facets = <Facets address={address} found={answer} failed={Boolean(error)} nameOf={nameOf} />;
  return (
    <>
      <div ref={place} className={classes.page} hidden={view.id !== ''} data-testid="market-reports" data-shelf={shelf}>
        <header className={classes.head}>
          <h1 tabIndex={-1}>{translate(shelf)}</h1>
          <p className={classes.found} role="status" data-testid="market-found">
            {settled ? translate('found', counted(settled.total)) : ''}
          </p>
          <Share view={view} shelf={shelf} found={settled} nameOf={nameOf} />
        </header>
        <div className={classes.tools}>
          <SearchBox
            text={view.text}
            onSearch={(text, goesOn) => (goesOn ? amend : narrow)({ text })}
            label={translate('search')}
            name="market-search"
            placeholder={`${translate('search')} · ${translate('searchHint')}`}
            clearLabel={translate('searchClear')}
          />
          <Button
            className={classes.opener}
            icon={<IconFilter />}
            aria-haspopup="dialog"
            data-testid="market-filters"
            onClick={() => setFiltering(true)}
          >
            {chosen > 0 ? translate('filtersChosen', { count: chosen }) : translate('filters')}
          </Button>
        </div>
        <div className={classes.columns}>
          <aside className={classes.side} aria-label={translate('filters')}>
            {facets}
          </aside>
          <section className={classes.main} aria-label={translate(shelf)}>
            <ReportList answered={answered} address={address} nameOf={nameOf} />
          </section>
        </div>
      </div>
      {view.id && <ReportPage key={view.id} address={address} query={query} nameOf={nameOf} />}
      <Drawer
        open={filtering}
        onClose={() => setFiltering(false)}
        title={translate('filters')}
        closeLabel={translate('close')}
        footer={
          <Button variant="primary" onClick={() => setFiltering(false)}>
            {translate('showFound', counted(answer?.total ?? 0))}
          </Button>
        }
      >
        {facets}
      </Drawer>
    </>
  );
}
