import { status } from '@portal/contract';
import { Button, ErrorState, IconLock } from '@portal/ui';
import type { ReactNode } from 'react';
import { CallError } from '../api/call-errors.ts';
import { openSwitchAccount } from '../drawers/drawers.ts';
import { BeingMade, unfinished } from './being-made.tsx';
import { useTranslate } from './phrases.ts';
import { useReference } from './use-reference.ts';

/** How the server ends the id of a refusal that says that something is there no more. */
const isGone = '-gone';

/** status.status of the server for an account that may not, and for a question that it would refuse again. */
const forbidden = String(status.forbidden);
const tooLarge = String(status.tooLarge);

export interface CallProblemProps {
  error: unknown;
  retry: () => void;
  /** What could not be had, as a title: 'The news could not be fetched'. */
  failed: string;
  /** The title for an account that may not have it: 'This account may not see the news'. */
  refused: string;
  /** Of one thing that may be there no more: the way back to where it was listed, which stands in the place of Retry. */
  gone?: { back: string; leave: () => void };
  /** Another way out, beside trying again. */
  also?: ReactNode;
  /** It stands alone on the page: as a card of its own. */
  framed?: boolean;
  /** Of a failed call; a refused one is always `area-refused`. */
  'data-testid'?: string;
}

/**
 * Stands in place of what a call should have brought: one that was refused names the way out, one that was too large says
 * how to narrow it, what is gone leads back to its list, what is still being made comes by itself, others can be retried.
 */
export function CallProblem({ error, retry, failed, refused, gone, also, framed, ...rest }: CallProblemProps) {
  const say = useTranslate();
  const reference = useReference(error);
  const isAnswered = error instanceof CallError;
  const text = isAnswered ? error.msg2Client : '';
  if (isAnswered && error.status === forbidden) {
    return (
      <ErrorState
        framed={framed}
        data-testid="area-refused"
        icon={<IconLock />}
        title={refused}
        text={text || say('refusedText')}
        action={
          <Button variant="primary" onClick={openSwitchAccount}>
            {say('switchAccount')}
          </Button>
        }
        reference={reference}
      />
    );
  }
  if (isAnswered && error.refusal.endsWith(unfinished)) return <BeingMade text={text} retry={retry} framed={framed} />;
  if (gone && isAnswered && error.refusal.endsWith(isGone)) {
    const back = <Button onClick={gone.leave}>{gone.back}</Button>;
    return <ErrorState {...rest} framed={framed} title={text || failed} action={back} reference={reference} />;
  }
  return (
    <ErrorState
      {...rest}
      framed={framed}
      title={failed}
      text={text || say('failedText')}
      action={
        <>
          {isAnswered && error.status === tooLarge ? null : <Button onClick={retry}>{say('retry')}</Button>}
          {also}
        </>
      }
      reference={reference}
    />
  );
}
