import { CallError, useAnswer } from '@portal/shell';
import { type Answered, Button, formatDate, Skeleton } from '@portal/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type NewsQuestion, news, type Preference } from '../data/ask.ts';
import type { NewsAddress } from '../data/use-news-address.ts';
import { phrases } from '../phrases.ts';
import { Invitation } from './invitation.tsx';
import classes from './strip.module.css';

/** So many of the followed news stand above the list. */
const mostNames = 3;

interface MyNewsProps {
  preferred: Answered<Preference>;
  /** The preference as text; empty while nothing is followed. */
  taste: string;
  address: NewsAddress;
  onChoose: () => void;
}

/** S1.023: the newest of what the person follows, on top of all news. It has its size before it has its content. */
export function MyNews({ preferred, taste, address, onChoose }: MyNewsProps) {
  const translate = phrases.useTranslate();
  const titleId = useId();
  const question: NewsQuestion | null = taste
    ? { query: { preferred: true, page: 1, pageSize: mostNames }, taste }
    : null;
  const { answer, error, retry } = useAnswer(news, question);
  const problem = preferred.error ? preferred : error ? { retry } : null;
  if (preferred.answer && !taste) return <Invitation onChoose={onChoose} />;
  // The list below says so, and what to do; to try again would change nothing.
  if ([preferred.error, error].some((candidate) => candidate instanceof CallError && candidate.status === '403'))
    return null;
  return (
    <section className={classes.strip} aria-labelledby={titleId} data-testid="my-news">
      <div className={classes.about}>
        <h2 id={titleId}>{translate('myNews')}</h2>
        {answer && answer.total > mostNames && (
          <Link className={classes.all} to={{ search: address.searchOf({ mine: true, page: 1 }) }}>
            {translate('myNewsAll', { count: answer.total })}
          </Link>
        )}
      </div>
      {problem ? (
        <div className={classes.failed} role="alert">
          <p className={classes.text}>{translate('failed')}</p>
          <Button size="small" onClick={problem.retry}>
            {translate('retry')}
          </Button>
        </div>
      ) : !answer ? (
        <div className={classes.items} role="status" aria-label={translate('loading')}>
          {[1, 2, 3].map((item) => (
            <div key={item}>
              <Skeleton height={20} className={classes.bone} />
              <Skeleton height={14} width="50%" className={classes.bone} />
            </div>
          ))}
        </div>
      ) : answer.items.length === 0 ? (
        <p className={classes.text}>{translate('myNewsNone')}</p>
      ) : (
        <ul className={classes.items}>
          {answer.items.map((item) => (
            <li key={item.newsId}>
              <Link to={{ search: address.searchOf({ id: item.newsId }) }} {...address.opening} title={item.newsTitle}>
                {item.newsTitle}
              </Link>
              <p className={classes.source}>
                {item.source} · {formatDate(item.newsTime.slice(0, 10))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
