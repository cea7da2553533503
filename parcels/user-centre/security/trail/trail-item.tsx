import { isTrailAction, type TrailLine } from '@portal/contract';
import { formatDateTime } from '@portal/shell';
import { Tag } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './trail.module.css';
import { isWay, useActionWords, useWayWords } from './words.ts';

/** What it was, what came of it, when, from which network, and by whom if it was not the owner. */
export function TrailItem({ line }: { line: TrailLine }) {
  const say = useTranslate();
  const sayAction = useActionWords();
  const sayWay = useWayWords();
  const { action, way, outcome, by, at, address } = line;
  const what = isTrailAction(action) ? sayAction(action) : action;
  const how = isWay(way) ? say('way', { way: sayWay(way) }) : '';
  return (
    <li className={classes.line} data-testid="trail-line" data-action={action} data-outcome={outcome}>
      <span className={classes.what}>
        {what}
        {how}
      </span>
      {outcome !== 'done' && <Tag tone={outcome === 'closed' ? 'danger' : 'warning'}>{say(outcome)}</Tag>}
      <span className={classes.where}>
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(new Date(at))}</time>
        {address && <span>{address}</span>}
        {by !== 'self' && <span>{say(by)}</span>}
      </span>
    </li>
  );
}
