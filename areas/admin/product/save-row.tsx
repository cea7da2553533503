import { Button } from '@portal/ui';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';

interface SaveRowProps {
  /** Names the form in test ids. */
  name: string;
  busy: boolean;
  problem: string;
  /** Whether anything is to be saved. */
  isEdited: boolean;
}

/** The end of a form of this page: why it was refused, and the button that saves it. */
export function SaveRow({ name, busy, problem, isEdited }: SaveRowProps) {
  const translate = phrases.useTranslate();
  return (
    <>
      {problem && (
        <p role="alert" className={classes.alert} data-testid={`${name}-problem`}>
          {problem}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" variant="primary" loading={busy} disabled={!isEdited} data-testid={`${name}-save`}>
          {translate('save')}
        </Button>
      </div>
    </>
  );
}
