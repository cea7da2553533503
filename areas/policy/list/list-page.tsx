import { useAnswer } from '@portal/shell';
import {
  classNames,
  EmptyList,
  FacetChips,
  FacetColumn,
  FacetOpener,
  FacetPanel,
  hasFacets,
  ListFoot,
  useListPlace,
} from '@portal/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { type Item, searches } from '../data/ask.ts';
import { type ListName, pageSizes, queryOf } from '../data/policy-view.ts';
import { type PolicyAddress, usePolicyAddress } from '../data/use-policy-address.ts';
import { PolicyDetail } from '../detail/policy-detail.tsx';
import frame from '../frame/frame.module.css';
import { PageHead } from '../frame/page-head.tsx';
import { PolicyAnswer } from '../frame/policy-answer.tsx';
import { phrases } from '../phrases.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import classes from './page.module.css';
import { countFilters, dayFilters, dayLines, textFilter, textLines, usePolicyList } from './policy-list.ts';
import { SearchTools } from './search-tools.tsx';
import { Share } from './share.tsx';
import { tellApart } from './tell-apart.ts';
import { Toolbar } from './toolbar.tsx';

interface ListPageProps {
  page: ListName;
  /** The rows in the shape of the page. */
  children: (items: Item[], address: PolicyAddress) => ReactNode;
}

/** Heights in px of groups of filters that are on their way. */
const bones = { levels: 120, kinds: 300, statuses: 120, regions: 120 };

/** Filters, list and the open policy, the same for both shapes of the list. */
export function ListPage({ page, children }: ListPageProps) {
  const translate = phrases.useTranslate();
  const address = usePolicyAddress();
  const { view, narrow } = address;
  const answered = useAnswer(searches, queryOf(view));
  const found = answered.error ? undefined : answered.answer;
  // What is said and taken away of an answer is never that of the question before.
  const settled = answered.waiting ? undefined : found;
  const given = answered.answer?.facets;
  const facets = useMemo(() => given && { ...given, regions: tellApart(given.regions ?? []) }, [given]);
  const list = usePolicyList(address, facets);
  const failed = Boolean(answered.error);
  const isFiltered = hasFacets(list, failed);
  const place = useRef<HTMLDivElement>(null);
  useListPlace(place, view, { attribute: 'data-policy', settled: !answered.waiting, isBeside: true });
  const panel = <FacetPanel list={list} failed={failed} heights={bones} />;
  return (
    <div ref={place} className={frame.area} data-testid="policy-list" data-page={page}>
      <PageHead title={translate(page)}>
        <div className={classes.share}>
          <Share list={list} found={settled} />
        </div>
      </PageHead>
      {page === 'search' && <SearchTools view={view} change={narrow} />}
      <FacetChips list={list} before={textFilter(view)} after={dayFilters(view)} />
      <div className={classNames(classes.columns, view.id ? classes.opened : !isFiltered && classes.alone)}>
        <div className={classes.facets}>
          {isFiltered && (
            <>
              <FacetColumn list={list} className={classes.column}>
                {panel}
              </FacetColumn>
              <FacetOpener
                block
                list={list}
                chosen={countFilters(view)}
                total={found?.total ?? 0}
                className={classes.opener}
              >
                {panel}
              </FacetOpener>
            </>
          )}
        </div>
        <section className={classes.list} aria-label={translate(page)}>
          {!answered.error && <Toolbar page={page} found={settled} address={address} />}
          <PolicyAnswer answered={answered} skeleton={<ListSkeleton page={page} rows={view.size} />}>
            {({ items, total }) =>
              items.length === 0 ? (
                <EmptyList
                  list={list}
                  total={total}
                  before={textLines(view)}
                  after={dayLines(view)}
                  noneYet={translate('emptyAll')}
                />
              ) : (
                <div className={classNames(answered.waiting && classes.waiting)} aria-busy={answered.waiting}>
                  {children(items, address)}
                </div>
              )
            }
          </PolicyAnswer>
          {found && (
            <ListFoot {...list} size={view.size} sizes={pageSizes} shown={found.items.length} total={found.total} />
          )}
        </section>
        {view.id && <PolicyDetail address={address} items={found?.items ?? []} />}
      </div>
    </div>
  );
}
