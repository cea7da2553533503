import { chinaDate } from '@portal/contract';
import { classNames, formatDate } from '@portal/ui';
import type { Item } from '../data/ask.ts';
import { type PeriodBar, periodBar } from '../data/days.ts';
import { phrases } from '../phrases.ts';
import classes from './period.module.css';
import { periodText } from './period-text.ts';

/** The days stand below the ends of the bar; below a short bar they keep the room they need. */
const endsPlace = ({ start, length }: PeriodBar) => ({
  width: `${length}%`,
  marginLeft: `min(${start}%, max(0px, 100% - 208px))`,
});

/** When a policy holds: in words, and as a bar on a scale with today. */
export function Period({ item }: { item: Item }) {
  const translate = phrases.useTranslate();
  const { effectiveFrom: from, effectiveTo: to } = item;
  const today = chinaDate(Date.now());
  const bar = periodBar(from, to, today);
  return (
    <>
      <p className={classes.days}>{periodText(item, today)}</p>
      {bar && (
        <div className={classes.period} aria-hidden="true">
          <div className={classes.track}>
            <span
              className={classNames(
                classes.span,
                item.status === 'expired' && classes.over,
                bar.openStart && classes.openStart,
                bar.openEnd && classes.openEnd,
              )}
              style={{ left: `${bar.start}%`, width: `${bar.length}%` }}
            />
            <span className={classes.today} style={{ left: `${bar.today}%` }}>
              <span style={{ transform: `translateX(-${bar.today}%)` }}>{translate('today')}</span>
            </span>
          </div>
          <p className={classes.ends} style={endsPlace(bar)}>
            <span>{from ? formatDate(from) : translate('noStart')}</span>
            <span>{to ? formatDate(to) : translate('noEnd')}</span>
          </p>
        </div>
      )}
    </>
  );
}
