import { IconCircleCheck } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './trial-application.module.css';

/** S8.030; the title above says S8.031. */
export function Success() {
  const say = useTranslate();
  return (
    <div className={classes.success} role="status" data-testid="trial-success">
      <IconCircleCheck size={40} stroke={1.5} aria-hidden="true" />
      <p>{say('successText')}</p>
    </div>
  );
}
