import type { CallData } from '@portal/contract';
import { Link } from 'react-router-dom';
import type { NewsAddress } from '../data/use-news-address.ts';
import { phrases } from '../phrases.ts';
import classes from './article.module.css';

interface PrintedByProps {
  item: { newsTime: string; source: string };
  /** The first first. */
  others: CallData<'newsDetail'>['printedBy'];
  address: NewsAddress;
}

/** Who else has printed the story, and who was the first. */
export function PrintedBy({ item, others, address }: PrintedByProps) {
  const translate = phrases.useTranslate();
  const [first] = others;
  const isFirst = !first || first.newsTime >= item.newsTime;
  return (
    <p className={classes.copies} data-testid="news-printed-by">
      {translate(isFirst ? 'firstHere' : 'firstElsewhere', { source: first?.source ?? '' })}{' '}
      {others.map(({ newsId, source }, at) => (
        <span key={newsId}>
          {at > 0 && ' · '}
          <Link to={{ search: address.searchOf({ id: newsId }) }} {...address.opening}>
            {source}
          </Link>
        </span>
      ))}
    </p>
  );
}
