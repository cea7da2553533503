import { useAnswer, useMenuNames } from '@portal/shell';
import { EmptyList, FacetChips, FacetedColumns, ListFoot, TitleRow, useListPlace, WhileWaiting } from '@portal/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { type Item, searches } from '../data/ask.ts';
import { type ListName, pageSizes, queryOf } from '../data/policy-view.ts';
import { type PolicyAddress, usePolicyAddress } from '../data/use-policy-address.ts';
import { PolicyDetail } from '../detail/policy-detail.tsx';
import frame from '../frame/frame.module.css';
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
  const menuName = useMenuNames();
  const address = usePolicyAddress();
  const { view, narrow } = address;
  const answered = useAnswer(searches, queryOf(view));
  const found = answered.error ? undefined : answered.answer;
  // What is said and taken away of an answer is never that of the question before.
  const settled = answered.waiting ? undefined : found;
  const given = answered.answer?.facets;
  const facets = useMemo(() => given && { ...given, regions: tellApart(given.regions ?? []) }, [given]);
  const list = usePolicyList(address, facets);
  const place = useRef<HTMLDivElement>(null);
  useListPlace(place, view, { attribute: 'data-policy', settled: !answered.waiting, isBeside: true });
  return (
    <div ref={place} className={frame.area} data-testid="policy-list" data-page={page}>
      <TitleRow title={menuName(`/policy/${page}`, translate(page))}>
        <div className={classes.share}>
          <Share list={list} found={settled} />
        </div>
      </TitleRow>
      {page === 'search' && <SearchTools view={view} change={narrow} />}
      <FacetChips list={list} before={textFilter(view)} after={dayFilters(view)} />
      <FacetedColumns
        list={list}
        failed={Boolean(answered.error)}
        heights={bones}
        chosen={countFilters(view)}
        total={found?.total ?? 0}
        label={translate(page)}
        beside={view.id && <PolicyDetail address={address} items={found?.items ?? []} />}
      >
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
              <WhileWaiting waiting={answered.waiting}>{children(items, address)}</WhileWaiting>
            )
          }
        </PolicyAnswer>
        {found && (
          <ListFoot {...list} size={view.size} sizes={pageSizes} shown={found.items.length} total={found.total} />
        )}
      </FacetedColumns>
    </div>
  );
}
