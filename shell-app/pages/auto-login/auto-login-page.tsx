import { Button, Spinner } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { Door } from '../door/door.tsx';
import classes from './auto-login.module.css';
import { type HandOver, handOver } from './hand-over.ts';
import { forgetHandedToken, handedToken, hideHandedToken } from './handed-token.ts';
import { useTranslate } from './phrases.ts';

/** S2.028 S2.029: proves the token of the link while the person waits; when it is worth nothing, the sign-in. */
export default function AutoLoginPage() {
  const [outcome, setOutcome] = useState<HandOver | null>(null);
  const asking = outcome === null;
  useEffect(() => {
    if (!asking) return;
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
  }, [asking]);
  return (
    <section className={classes.page} data-testid="auto-login" data-state={outcome ?? 'checking'}>
      {outcome === 'refused' && <Refused />}
      {outcome === 'unreachable' && <Unreachable retry={() => setOutcome(null)} />}
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
      <div className={classes.door}>
        <Door />
      </div>
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
