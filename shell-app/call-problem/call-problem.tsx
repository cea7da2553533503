import { status } from '@portal/contract';
import { Button, ErrorState, IconLock } from '@portal/ui';
import type { ReactNode } from 'react';
import { CallError } from '../api/call-errors.ts';
import { openSwitchAccount } from '../drawers/drawers.ts';
import { BeingMade, unfinished } from './being-made.tsx';
import { useTranslate } from './phrases.ts';
import { useReference } from './use-reference.ts';

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
  /** The title when the server answered with words of its own, such as that there is no such article. */
  answered?: string;
  /** Another way out, beside trying again. */
  also?: ReactNode;
  /** It stands alone on the page: as a card of its own. */
  framed?: boolean;
  /** Of a failed call; a refused one is always `area-refused`. */
  'data-testid'?: string;
}

/**
 * Stands in place of what a call should have brought: one that was refused names the way out, one that was too large says
 * how to narrow it, what is still being made comes by itself, others can be retried.
 */
export function CallProblem({ error, retry, failed, refused, answered, also, framed, ...rest }: CallProblemProps) {
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
  if (isAnswered && error.refusal === unfinished) return <BeingMade text={text} retry={retry} framed={framed} />;
  return (
    <ErrorState
      {...rest}
      framed={framed}
      title={(isAnswered && answered) || failed}
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
