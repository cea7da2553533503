import { useAnswer } from '@portal/shell';
import { classNames, useListPlace } from '@portal/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { type Item, searches } from '../data/ask.ts';
import { facetNames, type ListName, queryOf } from '../data/policy-view.ts';
import { type PolicyAddress, usePolicyAddress } from '../data/use-policy-address.ts';
import { PolicyDetail } from '../detail/policy-detail.tsx';
import frame from '../frame/frame.module.css';
import { PageHead } from '../frame/page-head.tsx';
import { PolicyAnswer } from '../frame/policy-answer.tsx';
import { phrases } from '../phrases.ts';
import { Facets } from './facets.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { NothingFound } from './nothing-found.tsx';
import classes from './page.module.css';
import { SearchTools } from './search-tools.tsx';
import { Share } from './share.tsx';
import { tellApart } from './tell-apart.ts';
import { Toolbar } from './toolbar.tsx';
import { useFilterNames } from './use-filter-names.ts';

interface ListPageProps {
  page: ListName;
  /** The rows in the shape of the page. */
  children: (items: Item[], address: PolicyAddress) => ReactNode;
}

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
  const names = useFilterNames(facets);
  // Where nothing was found, or nothing could be fetched, there is nothing to filter by, and the list has all the room.
  const hasFacets = given ? facetNames.some((name) => given[name]?.length || view[name].length) : !answered.error;
  const place = useRef<HTMLDivElement>(null);
  useListPlace(place, view, { attribute: 'data-policy', settled: !answered.waiting, isBeside: true });
  return (
    <div ref={place} className={frame.area} data-testid="policy-list" data-page={page}>
      <PageHead title={translate(page)}>
        <div className={classes.share}>
          <Share view={view} found={settled} names={names} />
        </div>
      </PageHead>
      {page === 'search' && <SearchTools view={view} change={narrow} />}
      <FilterChips view={view} names={names} change={narrow} />
      <div className={classNames(classes.columns, view.id ? classes.opened : !hasFacets && classes.alone)}>
        <div className={classes.facets}>
          {hasFacets && <Facets view={view} facets={facets} names={names} change={narrow} />}
        </div>
        <section className={classes.list} aria-label={translate(page)}>
          {!answered.error && <Toolbar page={page} found={settled} address={address} />}
          <PolicyAnswer answered={answered} skeleton={<ListSkeleton page={page} rows={view.size} />}>
            {({ items, total }) =>
              items.length === 0 ? (
                <NothingFound address={address} total={total} names={names} />
              ) : (
                <div className={classNames(answered.waiting && classes.waiting)} aria-busy={answered.waiting}>
                  {children(items, address)}
                </div>
              )
            }
          </PolicyAnswer>
          {found && found.items.length > 0 && <ListFoot found={found} address={address} />}
        </section>
        {view.id && <PolicyDetail address={address} items={found?.items ?? []} />}
      </div>
    </div>
  );
}
