import { Unseen } from '@portal/ui';
import { phrases } from './phrases.ts';
import classes from './remarks.module.css';

/** The numbers of the notes at a name or a figure, as they are listed below. */
export function NoteMark({ numbers }: { numbers: readonly number[] | undefined }) {
  const say = phrases.useTranslate();
  if (!numbers || numbers.length === 0) return null;
  const text = numbers.join(', ');
  return (
    <sup className={classes.mark} data-testid="note-mark">
      <Unseen>{` (${say('mark', { n: text })})`}</Unseen>
      <span aria-hidden="true">{text}</span>
    </sup>
  );
}
