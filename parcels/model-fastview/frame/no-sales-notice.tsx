import { IconLock } from '@portal/ui';
import { useTranslate } from '../phrases.ts';
import classes from './frame.module.css';

/** What the account may not see is left out, and said calmly: it is no failure. */
export function NoSalesNotice() {
  const say = useTranslate();
  return (
    <div className={classes.notice} role="note" data-testid="fastview-no-sales">
      <IconLock size={18} aria-hidden="true" />
      <p>
        <strong>{say('noSales')}</strong> {say('noSalesText')}
      </p>
    </div>
  );
}
