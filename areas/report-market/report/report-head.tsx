import { Cover, type FacetNameOf, formatDate, IconFileText, Tag } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Item } from '../data/ask.ts';
import { priceText } from '../data/price-text.ts';
import { phrases } from '../phrases.ts';
import classes from './report.module.css';

interface ReportHeadProps {
  item: Item;
  nameOf: FacetNameOf;
  /** What can be done with it. */
  children: ReactNode;
}

/** What a report is: cover, title, summary, and its particulars. */
export function ReportHead({ item, nameOf, children }: ReportHeadProps) {
  const translate = phrases.useTranslate();
  const particulars = [
    ['price', priceText(item.price)],
    ['publisher', item.publisher],
    ['published', formatDate(item.publishedOn)],
    ['pages', translate('pageCount', { pages: item.pages, smart_count: item.pages })],
    ['format', item.format.toUpperCase()],
  ] as const;
  return (
    <section className={classes.head} aria-labelledby="market-report-title">
      <Cover className={classes.cover} url={item.coverUrl} icon={<IconFileText size={40} />} />
      <div className={classes.words}>
        <h1 id="market-report-title" tabIndex={-1}>
          {item.title}
        </h1>
        <p className={classes.summary}>{item.summary}</p>
        <div className={classes.tags}>
          <Tag>{nameOf('categories', item.category) ?? item.category}</Tag>
          {item.topics.map((key) => (
            <Tag key={key}>{nameOf('topics', key) ?? key}</Tag>
          ))}
        </div>
        <dl className={classes.particulars}>
          {particulars.map(([name, value]) => (
            <div key={name} data-field={name}>
              <dt>{translate(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </section>
  );
}
