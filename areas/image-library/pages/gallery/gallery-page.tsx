import { CallProblem, useAnswer, useMenuNames } from '@portal/shell';
import {
  AnswerPlace,
  countChosen,
  EmptyList,
  FacetChips,
  FacetedColumns,
  formatNumber,
  ListBar,
  ListFoot,
  SearchBox,
  Skeleton,
  TitleRow,
  useListPlace,
  WhileWaiting,
} from '@portal/ui';
import { useMemo, useRef } from 'react';
import { searches } from '../../data/ask.ts';
import { facetNames, pageSizes, queryOf } from '../../data/image-view.ts';
import { useImageAddress } from '../../data/use-image-address.ts';
import { phrases } from '../../phrases.ts';
import classes from './gallery.module.css';
import { ImageGrid } from './image-grid.tsx';
import { otherFilters, otherLines, useImageList } from './image-list.ts';
import { ImageShare } from './image-share.tsx';
import { Lightbox } from './lightbox.tsx';

/** Heights in px of groups of filters that are on their way. */
const bones = { angles: 120, brands: 280, models: 280, colours: 280, years: 280 };

/** Pictures by brand, model, angle, colour and year; each opens above the list. */
export function GalleryPage() {
  const translate = phrases.useTranslate();
  const menuName = useMenuNames();
  const address = useImageAddress();
  const { view, narrow } = address;
  const answered = useAnswer(searches, queryOf(view));
  const found = answered.error ? undefined : answered.answer;
  const settled = answered.waiting ? undefined : found;
  const list = useImageList(address, answered.answer?.facets);
  const place = useRef<HTMLDivElement>(null);
  useListPlace(place, view, { attribute: 'data-image', settled: !answered.waiting, isBeside: true });
  const total = useMemo(
    () => (settled ? translate('found', { smart_count: settled.total, n: formatNumber(settled.total) }) : ''),
    [settled, translate],
  );
  return (
    <div ref={place} className={classes.area} data-testid="image-gallery">
      <TitleRow title={menuName('/image-library/gallery', translate('gallery'))}>
        <ImageShare list={list} found={settled} />
      </TitleRow>
      <FacetChips list={list} before={otherFilters(view)} />
      <FacetedColumns
        list={list}
        failed={Boolean(answered.error)}
        heights={bones}
        chosen={countChosen(view, facetNames)}
        total={found?.total ?? 0}
        label={translate('gallery')}
      >
        {!answered.error && (
          <ListBar name="image" total={total}>
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
          </ListBar>
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
              <EmptyList list={list} total={all} before={otherLines(view)} noneYet={translate('emptyAll')} />
            ) : (
              <WhileWaiting waiting={answered.waiting}>
                <ImageGrid items={items} address={address} />
              </WhileWaiting>
            )
          }
        </AnswerPlace>
        {found && (
          <ListFoot {...list} size={view.size} sizes={pageSizes} shown={found.items.length} total={found.total} />
        )}
      </FacetedColumns>
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
