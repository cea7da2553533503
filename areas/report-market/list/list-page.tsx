import { useAnswer, useMenuNames } from '@portal/shell';
import {
  classNames,
  countChosen,
  FacetChips,
  FacetColumn,
  FacetOpener,
  FacetPanel,
  hasFacets,
  SearchBox,
  useListPlace,
} from '@portal/ui';
import { useRef } from 'react';
import { reports } from '../data/ask.ts';
import { facetNames, queryOf, type Shelf } from '../data/market-view.ts';
import { useMarketAddress } from '../data/use-market-address.ts';
import { phrases } from '../phrases.ts';
import { ReportPage } from '../report/report-page.tsx';
import { textFilter, useFacetedReports } from './faceted-reports.ts';
import classes from './list.module.css';
import { ReportList } from './report-list.tsx';
import { Share } from './share.tsx';

/** Heights in px of groups of filters that are on their way. */
const bones = { states: 120, categories: 120, topics: 120, prices: 120, years: 120 };

/** Reports with search and filters; the page of a report stands in the place of the list. */
export function ListPage({ shelf }: { shelf: Shelf }) {
  const translate = phrases.useTranslate();
  const menuName = useMenuNames();
  const address = useMarketAddress();
  const { view, narrow, amend } = address;
  const query = queryOf(view, shelf);
  const answered = useAnswer(reports, query);
  const { answer, error, waiting } = answered;
  const list = useFacetedReports(address, answer?.facets);
  const place = useRef<HTMLDivElement>(null);
  useListPlace(place, view, { attribute: 'data-market-report', settled: !waiting });
  const settled = answer && !waiting && !error ? answer : undefined;
  const counted = (total: number) => ({ total, smart_count: total });
  const isFiltered = hasFacets(list, Boolean(error));
  const panel = <FacetPanel list={list} failed={Boolean(error)} heights={bones} />;
  return (
    <>
      <div ref={place} className={classes.page} hidden={view.id !== ''} data-testid="market-reports" data-shelf={shelf}>
        <header className={classes.head}>
          <h1 tabIndex={-1}>{menuName(`/report-market/${shelf}`, translate(shelf))}</h1>
          <p className={classes.found} role="status" data-testid="market-found">
            {settled ? translate('found', counted(settled.total)) : ''}
          </p>
          <Share list={list} shelf={shelf} found={settled} />
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
          <FacetOpener
            list={list}
            chosen={countChosen(view, facetNames)}
            total={answer?.total ?? 0}
            className={classes.opener}
          >
            {panel}
          </FacetOpener>
        </div>
        <FacetChips list={list} before={textFilter(view)} />
        <div className={classNames(classes.columns, !isFiltered && classes.alone)}>
          {isFiltered && (
            <FacetColumn list={list} className={classes.side}>
              {panel}
            </FacetColumn>
          )}
          <section className={classes.main} aria-label={translate(shelf)}>
            <ReportList answered={answered} address={address} list={list} />
          </section>
        </div>
      </div>
      {view.id && <ReportPage key={view.id} address={address} query={query} nameOf={list.nameOf} />}
    </>
  );
}
