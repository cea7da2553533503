import { Button, Spinner } from '@portal/ui';
import { useSession } from '../../session/session.ts';
import { Door } from '../door/door.tsx';
import classes from './auto-login.module.css';
import { HandOverQuestion } from './hand-over-question.tsx';
import { useTranslate } from './phrases.ts';
import { useHandOver } from './use-hand-over.ts';

/** S2.028 S2.029: proves what the link brought while the person waits; asks before it takes somebody else's place; when
 * it is worth nothing, the sign-in. */
export default function AutoLoginPage() {
  const { step, question, retry, stay, replace } = useHandOver();
  return (
    <section className={classes.page} data-testid="auto-login" data-state={step}>
      {step === 'refused' && <Refused />}
      {step === 'unreachable' && <Unreachable retry={retry} />}
      {question && <HandOverQuestion {...question} changing={step === 'changing'} stay={stay} replace={replace} />}
      {(step === 'checking' || step === 'done') && <Checking />}
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
