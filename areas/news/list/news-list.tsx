import { useLanguage } from '@portal/shell';
import { type Answered, Button, classNames, EmptyState, type FacetNameOf, Pager, useKeys } from '@portal/ui';
import { type RefObject, useRef } from 'react';
import type { Found } from '../data/ask.ts';
import { newsView, pageSize } from '../data/news-view.ts';
import type { NewsAddress } from '../data/use-news-address.ts';
import { NewsProblem } from '../frame/news-problem.tsx';
import { phrases } from '../phrases.ts';
import classes from './list.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { NewsRow } from './news-row.tsx';

interface NewsListProps {
  answered: Answered<Found>;
  address: NewsAddress;
  nameOf: FacetNameOf;
}

/** The list in all its states: on its way, failed, empty, there. */
export function NewsList({ answered, address, nameOf }: NewsListProps) {
  const place = useRef<HTMLDivElement>(null);
  useKeys(place, { j: () => moveFocus(place, 1), k: () => moveFocus(place, -1) });
  const language = useLanguage();
  const { answer, error, waiting, retry } = answered;
  return (
    <div ref={place} aria-busy={waiting}>
      {error ? (
        <NewsProblem error={error} retry={retry} />
      ) : !answer ? (
        <ListSkeleton />
      ) : answer.items.length === 0 ? (
        <Nothing address={address} total={answer.total} />
      ) : (
        <>
          <ol className={classNames(waiting && classes.waiting)} data-testid="news-list">
            {answer.items.map((item) => (
              <NewsRow key={item.newsId} item={item} address={address} nameOf={nameOf} />
            ))}
          </ol>
          <div className={classes.foot}>
            <Pager
              page={address.view.page}
              pages={Math.ceil(answer.total / pageSize)}
              searchOf={(page) => address.searchOf({ page })}
              language={language}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** S8.023: what to do when nothing was found; behind the last page, the way to the first. */
function Nothing({ address, total }: { address: NewsAddress; total: number }) {
  const translate = phrases.useTranslate();
  const { view, narrow, amend } = address;
  if (total > 0)
    return (
      <EmptyState
        data-testid="news-nothing"
        title={translate('nothingPage')}
        action={<Button onClick={() => amend({ page: 1 })}>{translate('firstPage')}</Button>}
      />
    );
  const narrowed = newsView.isNarrowed(view);
  return (
    <EmptyState
      data-testid="news-nothing"
      title={translate('nothing')}
      text={translate(narrowed || !view.mine ? 'nothingText' : 'nothingMine')}
      action={narrowed && <Button onClick={() => narrow(newsView.widened(view))}>{translate('clearFilters')}</Button>}
    />
  );
}

function moveFocus(place: RefObject<HTMLElement | null>, step: number): void {
  const links = [...(place.current?.querySelectorAll<HTMLElement>('[data-news-id]') ?? [])];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + step];
  next?.focus();
}
