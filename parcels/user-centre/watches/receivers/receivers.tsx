import type { Receiver } from '@portal/contract';
import { CallError, questionsTo, request, useAnswer } from '@portal/shell';
import { Button, formatDateTime, toast } from '@portal/ui';
import { useState } from 'react';
import { translate, useTranslate } from './phrases.ts';
import { ReceiverForm } from './receiver-form.tsx';
import classes from './receivers.module.css';

const receivers = questionsTo('listReceivers');
const every: Record<string, never> = {};
const changed = () => receivers.forget(every);

/** Robots and webhooks that the watches of the account are told by, beside the mail. */
export function Receivers() {
  const say = useTranslate();
  const { answer } = useAnswer(receivers, every);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    changed();
  };
  if (!answer) return null;
  return (
    <section className={classes.receivers} data-testid="receivers">
      <h3>{say('title')}</h3>
      <p className={classes.quiet}>{say('lead')}</p>
      {answer.receivers.length > 0 && (
        <ul className={classes.list}>
          {answer.receivers.map((receiver) => (
            <Entry key={receiver.receiverId} receiver={receiver} />
          ))}
        </ul>
      )}
      {open ? (
        <ReceiverForm onDone={close} />
      ) : (
        <Button
          size="small"
          disabled={answer.receivers.length >= answer.most}
          onClick={() => setOpen(true)}
          data-testid="receiver-add"
        >
          {say('add')}
        </Button>
      )}
    </section>
  );
}

function Entry({ receiver: { receiverId, kind, label, host, sentAt, note } }: { receiver: Receiver }) {
  const say = useTranslate();
  const [busy, setBusy] = useState(false);
  const doing = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast((error instanceof CallError && error.msg2Client) || translate('failed'), 'error');
    }
    setBusy(false);
    changed();
  };
  const attempt = () =>
    doing(async () => {
      const { note: why } = await request('tryReceiver', { receiverId });
      if (why) toast(translate('missed', { why }), 'warning');
      else toast(translate('arrived'), 'success');
    });
  const remove = () => doing(async () => void (await request('removeReceiver', { receiverId })));
  const at = sentAt === null ? say('notSent') : say('sentAt', { at: formatDateTime(new Date(sentAt)) });
  return (
    <li className={classes.entry} data-testid="receiver">
      <div className={classes.words}>
        <p className={classes.name}>{label}</p>
        <p className={classes.quiet}>{[say(kind), host, at].join(' · ')}</p>
        {note && (
          <p className={classes.missed} data-testid="receiver-note">
            {say('missed', { why: note })}
          </p>
        )}
      </div>
      <div className={classes.buttons}>
        <Button
          size="small"
          disabled={busy}
          aria-label={say('tryNamed', { name: label })}
          onClick={() => void attempt()}
          data-testid="receiver-try"
        >
          {say('try')}
        </Button>
        <Button
          size="small"
          disabled={busy}
          aria-label={say('removeNamed', { name: label })}
          onClick={() => void remove()}
          data-testid="receiver-remove"
        >
          {say('remove')}
        </Button>
      </div>
    </li>
  );
}
