import { formatMonth } from '@portal/ui';
import { addDays, daysBetween, type NextChange } from '../../data/days.ts';
import { phrases } from '../../phrases.ts';
import { classesOf } from './classes-of.ts';
import classes from './scale.module.css';

interface ScaleProps {
  changes: NextChange[];
  today: string;
  /** How many days the line is long. */
  days: number;
}

/** The first days of the months that begin within so many days after a day. */
function monthStarts(today: string, days: number): string[] {
  const starts: string[] = [];
  for (let count = 1; count <= days; count += 1) {
    const day = addDays(today, count);
    if (day.endsWith('-01')) starts.push(day);
  }
  return starts;
}

/** A line of the next days with a mark for each change. The list below says the same, so nobody needs to hear this. */
export function Scale({ changes, today, days }: ScaleProps) {
  const translate = phrases.useTranslate();
  const at = (day: string) => `${Math.min(100, (daysBetween(today, day) / days) * 100)}%`;
  // Changes of one kind on one day share their mark.
  const marks = new Map(changes.map((change) => [`${change.on} ${change.kind}`, change]));
  return (
    <div className={classes.scale} aria-hidden="true">
      <span className={classes.axis} />
      <span className={classes.tick} style={{ left: 0 }}>
        {translate('today')}
      </span>
      {monthStarts(today, days)
        .filter((day) => daysBetween(today, day) > 13)
        .map((day) => (
          <span key={day} className={classes.tick} style={{ left: at(day) }}>
            {formatMonth(day.slice(0, 7))}
          </span>
        ))}
      {[...marks].map(([key, { kind, on }]) => (
        <span key={key} className={classesOf(kind)} style={{ left: at(on) }} />
      ))}
    </div>
  );
}
