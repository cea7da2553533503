import { formatNumber } from '@portal/ui';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';

/** How often a version was opened, and below it how often it failed. */
export function VisitsText({ shown, failed }: { shown: number; failed: number }) {
  const translate = phrases.useTranslate();
  return (
    <>
      {formatNumber(shown)}
      {failed > 0 && <span className={classes.failing}>{`${translate('failedVisits')} ${formatNumber(failed)}`}</span>}
    </>
  );
}
