import { CallError, openSwitchAccount } from '@portal/shell';
import { Button, ErrorState, IconLock } from '@portal/ui';
import { phrases } from '../phrases.ts';

/** status.status of the server for an account that may not. */
const forbidden = '403';

interface CallProblemProps {
  error: unknown;
  retry: () => void;
  /** What stands as title when the server refused, such as that there is no such report. */
  refusedTitle?: string;
}

/** A refused call names the way out; a failed one can be tried again. */
export function CallProblem({ error, retry, refusedTitle }: CallProblemProps) {
  const translate = phrases.useTranslate();
  const said = error instanceof CallError ? error.msg2Client : '';
  if (error instanceof CallError && error.status === forbidden) {
    return (
      <ErrorState
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
      data-testid="reports-failed"
      title={(error instanceof CallError && refusedTitle) || translate('failed')}
      text={said || translate('failedText')}
      action={<Button onClick={retry}>{translate('retry')}</Button>}
    />
  );
}
