import { Cover, classNames, Entry, EntryBones, IconFileText, Tag } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './cards.module.css';
import { phrases } from './phrases.ts';

export interface ReportCardsProps {
  /** New answers are on their way. */
  waiting: boolean;
  name: string;
  children: ReactNode;
}

/** Reports as cards side by side. */
export const ReportCards = ({ waiting, name, children }: ReportCardsProps) => (
  <ol className={classNames(classes.cards, waiting && classes.waiting)} aria-busy={waiting} data-testid={name}>
    {children}
  </ol>
);

export interface ReportEntryProps {
  id: string;
  name: string;
  coverUrl: string;
  /** A link that opens it: the whole card follows it. */
  title: ReactNode;
  summary: ReactNode;
  tags: readonly { key: string; name: string }[];
  /** What an account may do with it. */
  offer?: ReactNode;
  /** Publisher, day, pages. */
  about: ReactNode;
}

/** One report as a card. */
export const ReportEntry = ({ id, name, coverUrl, title, summary, tags, offer, about }: ReportEntryProps) => (
  <Entry
    className={classes.card}
    data-testid={name}
    data-id={id}
    cover={<Cover url={coverUrl} icon={<IconFileText size={28} />} />}
    title={title}
    summary={summary}
  >
    <div className={classes.tags}>
      {tags.map((tag) => (
        <Tag key={tag.key}>{tag.name}</Tag>
      ))}
    </div>
    {offer && <div className={classes.offer}>{offer}</div>}
    <p className={classes.meta}>{about}</p>
  </Entry>
);

/** Cards that are on their way, in their size. */
export function ReportBones() {
  return (
    <div className={classes.cards} role="status" aria-label={phrases.useTranslate()('loading')}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <EntryBones key={card} pictured className={classes.card} />
      ))}
    </div>
  );
}
