import { EntryBones } from '@portal/ui';
import { phrases } from '../phrases.ts';
import classes from './row.module.css';

/** Rows in their final size while the first answer is on its way. */
export function ListSkeleton() {
  const translate = phrases.useTranslate();
  return (
    <div role="status" aria-label={translate('loading')}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <EntryBones key={row} className={classes.row} />
      ))}
    </div>
  );
}
