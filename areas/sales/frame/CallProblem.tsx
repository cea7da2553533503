import { CallError, openSwitchAccount } from '@portal/shell';
import { Button, ErrorState, IconLock } from '@portal/ui';
import { phrases } from '../phrases.ts';
import classes from './frame.module.css';

/** status.status of the server for an account without the product. */
const forbidden = '403';

/** A refused call names the way out; a failed one can be tried again. */
export function CallProblem({ error, retry }: { error: unknown; retry: () => void }) {
  const translate = phrases.useTranslate();
  const said = error instanceof CallError ? error.msg2Client : '';
  if (error instanceof CallError && error.status === forbidden) {
    return (
      <ErrorState
        className={classes.problem}
        data-testid="area-refused"
        icon={<IconLock />}
        title={translate('refused')}
        text={said || translate('refusedText')}
        action={
          <Button variant="primary" onClick={openSwitchAccount}>
            {translate('switchAccount')}
          </Button>
        }
      />
    );
  }
  return (
    <ErrorState
      className={classes.problem}
      title={translate('failed')}
      text={said || translate('failedText')}
      action={<Button onClick={retry}>{translate('retry')}</Button>}
    />
  );
}
