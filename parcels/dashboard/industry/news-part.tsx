import { classNames, formatDate, Skeleton } from '@portal/ui';
import { Answered } from '../panel/answered.tsx';
import type { NewsView } from '../questions/news-view.ts';
import { useCell } from '../questions/use-cell.ts';
import classes from './industry.module.css';
import { ItemTitle } from './item-title.tsx';
import { Part } from './part.tsx';
import { useTranslate } from './phrases.ts';

/** S2.098: three of them, whatever the server sends. */
const most = 3;

export function NewsPart() {
  const say = useTranslate();
  const cell = useCell('listNews');
  return (
    <Part name={say('news')} testId="news" more={{ path: '/news/news', words: say('allNews') }}>
      <Answered cell={cell} waiting={<Waiting />} empty={say('newsEmpty')} className={classes.list}>
        {(items) => (
          <ul>
            {items.slice(0, most).map((item) => (
              <NewsLine key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Answered>
    </Part>
  );
}

const NewsLine = ({ item }: { item: NewsView }) => (
  <li className={classes.news} data-testid="news-item">
    {item.pictures.map((picture) => (
      <span key={picture} className={classes.cover}>
        <img src={picture} alt="" width={84} height={56} loading="lazy" decoding="async" />
      </span>
    ))}
    <span className={classes.words}>
      <ItemTitle path={`/news/news?id=${encodeURIComponent(item.id)}`} title={item.title} />
      <span className={classes.about}>
        <time dateTime={item.postDate.trim()}>{formatDate(item.postDate.trim())}</time> · {item.source}
      </span>
    </span>
  </li>
);

const Waiting = () => (
  <div>
    {['first', 'second', 'third'].map((name) => (
      <div key={name} className={classes.news}>
        <span className={classNames(classes.words, classes.coming)}>
          <Skeleton width="92%" height={14} />
          <Skeleton width={140} height={12} />
        </span>
      </div>
    ))}
  </div>
);
