import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { phrases } from '../phrases.ts';
import classes from './cross.module.css';
import { useCross } from './cross-context.ts';

/** What the address names and the page cannot show, and why. */
export function CrossNotes() {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const list = (names: readonly string[]) => joinNames(names, language);
  const { dropped, offInYears } = useCross();
  return (
    <>
      {dropped.length > 0 && (
        <p role="status" className={classes.dropped}>
          {say('dropped', { names: list(dropped) })}
        </p>
      )}
      {offInYears.length > 0 && (
        <p role="status" className={classes.dropped} data-testid="off-in-years">
          {say('offInYears', { names: list(offInYears.map(({ name }) => name)) })}
        </p>
      )}
    </>
  );
}
