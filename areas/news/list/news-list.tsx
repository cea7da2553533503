import { type Answered, classNames, EmptyList, ListFoot, useKeys } from '@portal/ui';
import { type RefObject, useRef } from 'react';
import type { Found } from '../data/ask.ts';
import { pageSize } from '../data/news-view.ts';
import type { NewsAddress } from '../data/use-news-address.ts';
import { NewsProblem } from '../frame/news-problem.tsx';
import { phrases } from '../phrases.ts';
import { dayLines, type FacetedNews, textLines } from './faceted-news.ts';
import classes from './list.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { NewsRow } from './news-row.tsx';

interface NewsListProps {
  answered: Answered<Found>;
  address: NewsAddress;
  list: FacetedNews;
}

/** The list in all its states: on its way, failed, empty, there. */
export function NewsList({ answered, address, list }: NewsListProps) {
  const place = useRef<HTMLDivElement>(null);
  useKeys(place, { j: () => moveFocus(place, 1), k: () => moveFocus(place, -1) });
  const translate = phrases.useTranslate();
  const { view } = address;
  const { answer, error, waiting, retry } = answered;
  return (
    <div ref={place} aria-busy={waiting}>
      {error ? (
        <NewsProblem error={error} retry={retry} />
      ) : !answer ? (
        <ListSkeleton />
      ) : answer.items.length === 0 ? (
        <EmptyList
          list={list}
          total={answer.total}
          before={textLines(view)}
          after={dayLines(view)}
          noneYet={translate(view.mine ? 'nothingMine' : 'noneYet')}
        />
      ) : (
        <>
          <ol className={classNames(waiting && classes.waiting)} data-testid="news-list">
            {answer.items.map((item) => (
              <NewsRow key={item.newsId} item={item} address={address} nameOf={list.nameOf} />
            ))}
          </ol>
          <ListFoot {...list} size={pageSize} shown={answer.items.length} total={answer.total} />
        </>
      )}
    </div>
  );
}

function moveFocus(place: RefObject<HTMLElement | null>, step: number): void {
  const links = [...(place.current?.querySelectorAll<HTMLElement>('[data-news-id]') ?? [])];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + step];
  next?.focus();
}
