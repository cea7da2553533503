import { useAnswer, useMenuNames } from '@portal/shell';
import {
  Button,
  countChosen,
  FacetChips,
  FacetColumn,
  FacetOpener,
  FacetPanel,
  IconAdjustmentsHorizontal,
  SearchBox,
  Segmented,
  SelectField,
  useListPlace,
} from '@portal/ui';
import { useRef, useState } from 'react';
import { Article } from '../../article/article.tsx';
import { followsAny, myPreference, news, preferences } from '../../data/ask.ts';
import { facetNames, type NewsSort, newsView, queryOf, sorts } from '../../data/news-view.ts';
import { useNewsAddress } from '../../data/use-news-address.ts';
import { DaysField } from '../../list/days-field.tsx';
import { dayFilters, useFacetedNews } from '../../list/faceted-news.ts';
import classes from '../../list/list.module.css';
import { NewsList } from '../../list/news-list.tsx';
import { Invitation } from '../../mine/invitation.tsx';
import { MyNews } from '../../mine/my-news.tsx';
import { PreferenceDrawer } from '../../mine/preference-drawer.tsx';
import strip from '../../mine/strip.module.css';
import { phrases } from '../../phrases.ts';

/** S1.023 S2.039: the list with search, facets and what the person follows; an article stands in its place. */
export function NewsPage() {
  const translate = phrases.useTranslate();
  const menuName = useMenuNames();
  const address = useNewsAddress();
  const { view, narrow, amend } = address;
  const [choosing, setChoosing] = useState(false);
  const preferred = useAnswer(preferences, myPreference);
  const preference = preferred.answer;
  const taste = preference && followsAny(preference) ? JSON.stringify(preference) : '';
  const answered = useAnswer(
    news,
    view.mine && !taste ? null : { query: queryOf(view), taste: view.mine ? taste : '' },
  );
  const list = useFacetedNews(address, answered.answer?.facets);
  const place = useRef<HTMLDivElement>(null);
  const invited = view.mine && preference !== undefined && !taste;
  const settled =
    view.mine && preferred.error ? { ...answered, error: preferred.error, retry: preferred.retry } : answered;
  useListPlace(place, view, { attribute: 'data-news-id', settled: !settled.waiting });
  const chosen = countChosen(view, facetNames) + (view.from || view.to ? 1 : 0);
  const panel = (
    <FacetPanel list={list} failed={Boolean(settled.error)}>
      <DaysField from={view.from} to={view.to} onChange={narrow} />
    </FacetPanel>
  );
  return (
    <>
      <div ref={place} className={classes.page} hidden={view.id !== ''} data-testid="news">
        <header className={classes.head}>
          <h1 tabIndex={-1}>{menuName('/news/news', translate('title'))}</h1>
          <Segmented
            label={translate('scope')}
            data-testid="news-scope"
            options={[
              { value: 'all', label: translate('all') },
              { value: 'mine', label: translate('mine') },
            ]}
            value={view.mine ? 'mine' : 'all'}
            onChange={(scope) => narrow({ mine: scope === 'mine' })}
          />
          <Button
            icon={<IconAdjustmentsHorizontal />}
            aria-haspopup="dialog"
            data-testid="news-follow"
            onClick={() => setChoosing(true)}
          >
            {translate('follow')}
          </Button>
        </header>
        {!view.mine && !newsView.isNarrowed(view) && view.page === 1 && (
          <div className={strip.top}>
            <MyNews preferred={preferred} taste={taste} address={address} onChoose={() => setChoosing(true)} />
          </div>
        )}
        {invited ? (
          <Invitation onChoose={() => setChoosing(true)} large />
        ) : (
          <div className={classes.columns}>
            <section className={classes.main} aria-label={translate('title')}>
              <div className={classes.tools}>
                <div className={classes.toolRow}>
                  <SearchBox
                    text={view.text}
                    onSearch={(text, goesOn) => (goesOn ? amend : narrow)({ text })}
                    label={translate('search')}
                    name="news-search"
                    placeholder={`${translate('search')} · ${translate('searchHint')}`}
                    clearLabel={translate('searchClear')}
                  />
                  {view.text.trim() !== '' && (
                    <SelectField
                      label={translate('order')}
                      labelHidden
                      name="news-sort"
                      value={view.sort}
                      options={sorts.map((sort) => ({ value: sort, label: translate(sort) }))}
                      onChange={(sort) => narrow({ sort: sort as NewsSort })}
                    />
                  )}
                  <FacetOpener
                    list={list}
                    chosen={chosen}
                    total={answered.answer?.total ?? 0}
                    className={classes.filterButton}
                  >
                    {panel}
                  </FacetOpener>
                  <p className={classes.found} role="status" data-testid="news-found">
                    {answered.answer && !answered.waiting && !settled.error
                      ? translate('found', { total: answered.answer.total, smart_count: answered.answer.total })
                      : ' '}
                  </p>
                </div>
                <FacetChips list={list} before={dayFilters(view)} />
              </div>
              <NewsList answered={settled} address={address} list={list} />
            </section>
            <FacetColumn list={list} className={classes.side}>
              {panel}
            </FacetColumn>
          </div>
        )}
        {!invited && !settled.error && answered.answer?.items.length !== 0 && (
          <p className={classes.keys}>{translate('keysList')}</p>
        )}
      </div>
      {view.id && <Article address={address} items={answered.answer?.items ?? []} nameOf={list.nameOf} />}
      {choosing && preference && <PreferenceDrawer preference={preference} onClose={() => setChoosing(false)} />}
    </>
  );
}
