import { CallError } from '@portal/shell';
import { Button, ErrorState } from '@portal/ui';
import type { ReactNode } from 'react';
import { phrases } from '../phrases.ts';
import classes from './frame.module.css';

interface CallProblemProps {
  error: unknown;
  retry: () => void;
  /** Another way out, beside trying again. */
  also?: ReactNode;
}

/** A failed call: what the server said of it, and a second try. */
export function CallProblem({ error, retry, also }: CallProblemProps) {
  const translate = phrases.useTranslate();
  const said = error instanceof CallError ? error.msg2Client : '';
  return (
    <ErrorState
      className={classes.problem}
      data-testid="policy-failed"
      title={translate('failed')}
      text={said || translate('failedText')}
      action={
        <>
          <Button onClick={retry}>{translate('retry')}</Button>
          {also}
        </>
      }
    />
  );
}
