import { IconAlertCircle } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './trial-application.module.css';

/** S8.022: that it did not work, and why in the words of the server. */
export function Refusal({ text }: { text: string }) {
  const say = useTranslate();
  return (
    <div role="alert">
      {text && (
        <div className={classes.refusal} data-testid="form-error">
          <IconAlertCircle size={16} aria-hidden="true" />
          <div>
            <p className={classes.refused}>{say('failed')}</p>
            <p>{text}</p>
          </div>
        </div>
      )}
    </div>
  );
}
