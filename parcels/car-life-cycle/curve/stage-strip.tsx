import type { LifeCurve } from '@portal/contract';
import { classNames, formatMonth } from '@portal/ui';
import { useTranslate } from '../phrases.ts';
import { stageRuns } from './curve-months.ts';
import classes from './stage-strip.module.css';

/** The stages that a model has passed, as long as they lasted. */
export function StageStrip({ curve }: { curve: LifeCurve }) {
  const say = useTranslate();
  return (
    <ol className={classes.strip} aria-label={say('strip')} data-testid="life-stages">
      {stageRuns(curve).map(({ stage, from, to, months }) => (
        <li
          key={from}
          className={classNames(classes.run, stage !== null && classes[stage])}
          style={{ flexGrow: months }}
          title={`${stage === null ? say('unread') : say(stage)} ${formatMonth(from)} – ${formatMonth(to)}`}
          data-stage={stage ?? ''}
        >
          {stage !== null && (
            <>
              <strong>{say(stage)}</strong>
              <span>{formatMonth(from)}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
