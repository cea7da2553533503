import { CallProblem, useAnswer } from '@portal/shell';
import { AnswerPlace, classNames, formatNumber, SearchBox, Skeleton, useListPlace } from '@portal/ui';
import { useMemo, useRef } from 'react';
import { searches } from '../../data/ask.ts';
import { facetNames, queryOf } from '../../data/image-view.ts';
import { useImageAddress } from '../../data/use-image-address.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { phrases } from '../../phrases.ts';
import { Facets } from './facets.tsx';
import { FilterChips } from './filter-chips.tsx';
import classes from './gallery.module.css';
import { ImageGrid } from './image-grid.tsx';
import { ImageShare } from './image-share.tsx';
import { Lightbox } from './lightbox.tsx';
import { ListFoot } from './list-foot.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useFilterNames } from './use-filter-names.ts';

/** Pictures by brand, model, angle, colour and year; each opens above the list. */
export function GalleryPage() {
  const translate = phrases.useTranslate();
  const address = useImageAddress();
  const { view, narrow } = address;
  const answered = useAnswer(searches, queryOf(view));
  const found = answered.error ? undefined : answered.answer;
  const settled = answered.waiting ? undefined : found;
  const facets = answered.answer?.facets;
  const names = useFilterNames(facets);
  const hasFacets = facets ? facetNames.some((name) => facets[name].length || view[name].length) : !answered.error;
  const place = useRef<HTMLDivElement>(null);
  useListPlace(place, view, { attribute: 'data-image', settled: !answered.waiting, isBeside: true });
  const total = useMemo(
    () => (settled ? translate('found', { smart_count: settled.total, n: formatNumber(settled.total) }) : ''),
    [settled, translate],
  );
  return (
    <div ref={place} className={classes.area} data-testid="image-gallery">
      <PageHead title={translate('gallery')}>
        <ImageShare view={view} found={settled} names={names} />
      </PageHead>
      <FilterChips view={view} names={names} change={narrow} />
      <div className={classNames(classes.columns, !hasFacets && classes.alone)}>
        <div className={classes.facets}>
          {hasFacets && <Facets view={view} facets={facets} names={names} change={narrow} />}
        </div>
        <section className={classes.list} aria-label={translate('gallery')}>
          {!answered.error && (
            <div className={classes.toolbar}>
              <p role="status" className={classes.total} data-testid="image-total">
                {total}
              </p>
              <div className={classes.search}>
                <SearchBox
                  text={view.text}
                  onSearch={(text, goesOn) => (goesOn ? address.amend : narrow)({ text })}
                  label={translate('search')}
                  name="image-text"
                  placeholder={translate('searchHint')}
                  clearLabel={translate('clearText')}
                />
              </div>
            </div>
          )}
          <AnswerPlace
            answered={answered}
            loading={translate('loading')}
            skeleton={<GridBones rows={view.size} />}
            problem={(error, retry) => (
              <CallProblem
                data-testid="image-failed"
                error={error}
                retry={retry}
                failed={translate('failed')}
                refused={translate('refused')}
              />
            )}
          >
            {({ items, total: all }) =>
              items.length === 0 ? (
                <NothingFound address={address} total={all} names={names} />
              ) : (
                <div className={classNames(answered.waiting && classes.waiting)} aria-busy={answered.waiting}>
                  <ImageGrid items={items} address={address} />
                </div>
              )
            }
          </AnswerPlace>
          {found && found.items.length > 0 && <ListFoot found={found} address={address} />}
        </section>
      </div>
      {view.id && <Lightbox address={address} items={found?.items ?? []} />}
    </div>
  );
}

/** Stands in the size of the pictures that are on their way. */
function GridBones({ rows }: { rows: number }) {
  return (
    <div className={classes.grid}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one is as good as another.
        <div key={at} className={classes.card}>
          <div className={classes.bone} />
          <Skeleton width="60%" height={16} />
          <Skeleton width="80%" height={14} />
        </div>
      ))}
    </div>
  );
}
