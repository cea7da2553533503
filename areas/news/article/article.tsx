import type { NewsItem } from '@portal/contract';
import { useAnswer, useSubject } from '@portal/shell';
import {
  Button,
  Cover,
  type FacetNameOf,
  formatDateTime,
  IconArrowLeft,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconNews,
  Tag,
  Unseen,
  useKeys,
} from '@portal/ui';
import { NamedReports } from '@portal/ui/analysis';
import { useEffect, useRef } from 'react';
import { articles, type Detail } from '../data/ask.ts';
import type { NewsAddress } from '../data/use-news-address.ts';
import { NewsProblem } from '../frame/news-problem.tsx';
import { phrases } from '../phrases.ts';
import classes from './article.module.css';
import { ArticleSkeleton } from './article-skeleton.tsx';
import aside from './aside.module.css';
import { LinkedModels } from './linked-models.tsx';
import { neighboursOf } from './neighbours-of.ts';
import { PrintedBy } from './printed-by.tsx';
import { Related } from './related.tsx';

interface ArticleProps {
  address: NewsAddress;
  /** The list it stands in, for the way to the next one. */
  items: readonly NewsItem[];
  nameOf: FacetNameOf;
}

/** One news item in the place of the list, with the models it speaks of and other items on them. */
export function Article({ address, items, nameOf }: ArticleProps) {
  const translate = phrases.useTranslate();
  const { view, turnTo, toList } = address;
  const place = useRef<HTMLDivElement>(null);
  const { answer, error, retry } = useAnswer(articles, view.id);
  const detail = answer?.item.newsId === view.id ? answer : undefined;
  useSubject(detail?.item.newsTitle ?? '');
  const { previous, next } = neighboursOf(items, view.id);
  const turn = (id: string | undefined) => id && turnTo(id);
  useKeys(place, {
    j: () => turn(next),
    k: () => turn(previous),
    arrowright: () => turn(next),
    arrowleft: () => turn(previous),
    escape: toList,
  });
  useEffect(() => {
    // The next one is there before it is asked for.
    if (detail && next) articles.ask(next).catch(() => undefined);
  }, [detail, next]);
  return (
    <div ref={place} className={classes.place} data-testid="news-article" data-id={view.id}>
      <div className={classes.bar}>
        <Button variant="quiet" icon={<IconArrowLeft />} onClick={toList} data-testid="news-back">
          {translate('backToList')}
        </Button>
        <span className={classes.keys}>{translate('keysArticle')}</span>
        <IconButton label={translate('previous')} disabled={!previous} onClick={() => turn(previous)}>
          <IconChevronLeft />
        </IconButton>
        <IconButton label={translate('next')} disabled={!next} onClick={() => turn(next)} data-testid="news-next">
          <IconChevronRight />
        </IconButton>
      </div>
      {error && !detail ? (
        <>
          <Unseen as="h1">{translate('title')}</Unseen>
          <NewsProblem framed error={error} retry={retry} gone={{ back: translate('backToList'), leave: toList }} />
        </>
      ) : detail ? (
        <Read key={view.id} detail={detail} address={address} nameOf={nameOf} />
      ) : (
        <ArticleSkeleton />
      )}
    </div>
  );
}

function Read({ detail, address, nameOf }: { detail: Detail; address: NewsAddress; nameOf: FacetNameOf }) {
  const { item, paragraphs, models, related, printedBy } = detail;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.columns}>
      <article className={classes.article}>
        <h1 ref={heading} tabIndex={-1}>
          {item.newsTitle}
        </h1>
        <div className={classes.meta}>
          <span>{item.source}</span>
          <time dateTime={item.newsTime.replace(' ', 'T')}>{formatDateTime(item.newsTime)}</time>
          {item.topics.map((key) => (
            <Tag key={key}>{nameOf('topics', key) ?? key}</Tag>
          ))}
        </div>
        {printedBy.length > 0 && <PrintedBy item={item} others={printedBy} address={address} />}
        {item.summary && <p className={classes.lead}>{item.summary}</p>}
        {item.coverUrl && <Cover url={item.coverUrl} icon={<IconNews size={24} />} className={classes.picture} />}
        {Object.entries(paragraphs).map(([at, paragraph]) => (
          <p key={at}>{paragraph}</p>
        ))}
      </article>
      <div className={aside.aside}>
        {models.length > 0 && (
          <LinkedModels models={models} day={item.newsTime.slice(0, 10)} address={address} nameOf={nameOf} />
        )}
        <NamedReports names={models.map(({ name }) => name)} topics={item.topics} />
        {related.length > 0 && <Related items={related} address={address} />}
      </div>
    </div>
  );
}
