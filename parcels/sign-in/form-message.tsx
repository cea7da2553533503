import { openTrial } from '@portal/shell';
import { IconAlertCircle } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './sign-in.module.css';

interface FormMessageProps {
  id: string;
  /** What is wrong with the form as a whole. */
  text: string | undefined;
  /** Nobody has this contact: the way on is a trial. */
  offersTrial: boolean;
}

/** The one place for what concerns the whole form. It is there also while empty, so that a line of it moves nothing. */
export function FormMessage({ id, text, offersTrial }: FormMessageProps) {
  const say = useTranslate();
  return (
    <div className={classes.message} role="alert">
      {text && (
        <p id={id} className={classes.error} data-testid="form-error">
          <IconAlertCircle size={14} aria-hidden="true" />
          <span>
            {text}
            {offersTrial && (
              <>
                {' '}
                <button type="button" className={classes.link} data-testid="offer-trial" onClick={() => openTrial()}>
                  {say('applyNow')}
                </button>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
