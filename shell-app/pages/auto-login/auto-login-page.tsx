import { Button, ErrorState, Skeleton, Spinner } from '@portal/ui';
import { useEffect, useState } from 'react';
import { ParcelHost } from '../../parcels/parcel-host.tsx';
import { useSession } from '../../session/session.ts';
import { SignedInCard } from '../home/signed-in-card.tsx';
import classes from './auto-login.module.css';
import { type HandOver, handOver } from './hand-over.ts';
import { forgetHandedToken, handedToken, hideHandedToken } from './handed-token.ts';
import { useTranslate } from './phrases.ts';

/** S2.028 S2.029: proves the token of the link while the person waits; when it is worth nothing, the sign-in. */
export default function AutoLoginPage() {
  const [outcome, setOutcome] = useState<HandOver | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const ended = new AbortController();
    // A link within the portal does not load the page; what it brings is hidden here.
    hideHandedToken();
    const wanted = new URLSearchParams(window.location.search).get('redirect');
    handOver(handedToken(), wanted, ended.signal).then(
      (next) => {
        if (next !== 'unreachable') forgetHandedToken();
        if (!ended.signal.aborted) setOutcome(next);
      },
      () => undefined,
    );
    return () => ended.abort();
  }, [round]);
  const retry = () => {
    setOutcome(null);
    setRound(round + 1);
  };
  return (
    <section className={classes.page} data-testid="auto-login" data-state={outcome ?? 'checking'}>
      {outcome === 'refused' && <Refused />}
      {outcome === 'unreachable' && <Unreachable retry={retry} />}
      {(outcome === null || outcome === 'done') && <Checking />}
    </section>
  );
}

function Checking() {
  const say = useTranslate();
  return (
    <div className={classes.card} role="status">
      <Spinner size={28} />
      <h1>{say('checking')}</h1>
      <p>{say('checkingText')}</p>
    </div>
  );
}

function Refused() {
  const say = useTranslate();
  const { token } = useSession();
  return (
    <>
      <div className={classes.word} role="alert">
        <h1>{say('refused')}</h1>
        <p>{say(token === null ? 'refusedText' : 'refusedSignedIn')}</p>
      </div>
      <div className={classes.door}>{token === null ? <SignInPlace /> : <SignedInCard />}</div>
    </>
  );
}

function Unreachable({ retry }: { retry: () => void }) {
  const say = useTranslate();
  return (
    <div className={classes.card} role="alert">
      <h1>{say('unreachable')}</h1>
      <p>{say('unreachableText')}</p>
      <Button variant="primary" onClick={retry}>
        {say('retry')}
      </Button>
    </div>
  );
}

/** It reads the redirect of this address, as it does at /home. */
function SignInPlace() {
  const say = useTranslate();
  return (
    <ParcelHost
      module="@portal/sign-in"
      waiting={<Skeleton height={366} />}
      failed={(retry) => (
        <ErrorState
          title={say('signInFailed')}
          text={say('signInFailedText')}
          action={<Button onClick={retry}>{say('retry')}</Button>}
        />
      )}
    />
  );
}
