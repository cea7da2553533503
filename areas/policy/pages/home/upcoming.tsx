import { formatDate, IconCircleCheck, Tag } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { Item } from '../../data/ask.ts';
import { type NextChange, nextChange } from '../../data/days.ts';
import { phrases } from '../../phrases.ts';
import { classesOf } from './classes-of.ts';
import home from './home.module.css';
import { policyPath } from './policy-path.ts';
import { Scale } from './scale.tsx';
import classes from './upcoming.module.css';

/** How far the server looks ahead, in days. */
const ahead = 90;

/** What comes into force or ends soon: on a line of days, and one by one, the nearest first. */
export function Upcoming({ items, today }: { items: Item[]; today: string }) {
  const translate = phrases.useTranslate();
  const changes = items.flatMap((item) => {
    const change = nextChange(item, today);
    return change ? [{ item, change }] : [];
  });
  if (changes.length === 0) {
    return (
      <p className={classes.calm}>
        <IconCircleCheck />
        {translate('upcomingNone')}
      </p>
    );
  }
  const inDays = ({ kind, inDays: days }: NextChange) => {
    if (days === 0) return kind === 'ends' ? translate('endsToday') : translate('today');
    return days === 1 ? translate('tomorrow') : translate('inDays', { n: days });
  };
  return (
    <>
      <Scale changes={changes.map(({ change }) => change)} today={today} days={ahead} />
      <ul className={classes.changes}>
        {changes.map(({ item, change }) => (
          <li key={item.policyId}>
            <span className={classesOf(change.kind)} aria-hidden="true" />
            <time dateTime={change.on}>{formatDate(change.on)}</time>
            <Tag tone={change.kind === 'begins' ? 'accent' : 'warning'}>{translate(change.kind)}</Tag>
            <Link to={policyPath(item.policyId)} className={home.link} title={item.title}>
              {item.title}
            </Link>
            <span className={classes.inDays}>{inDays(change)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
