import { closeFactor, knowsPasskeys, useFactorQuestion } from '@portal/shell/insider';
import { Button, Modal, TextField } from '@portal/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslate } from './phrases.ts';
import classes from './second-factor.module.css';
import { type CodeKind, useSecondFactor } from './use-second-factor.ts';

/** The second step of a sign-in, above the page: a code of the app, or a recovery code. */
export function SecondFactor() {
  const say = useTranslate();
  const { factors } = useFactorQuestion();
  const [kind, setKind] = useState<CodeKind>(factors?.includes('totp') ? 'totp' : 'recovery');
  const { form, busy, submit, byPasskey } = useSecondFactor(kind);
  const { focus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where to go to changes with the kind alone
  useEffect(() => focus('code'), [kind]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const other = kind === 'totp' ? 'recovery' : 'totp';
  const turn = () => {
    form.reset();
    setKind(other);
  };
  return (
    <Modal
      open
      width={400}
      title={say('title')}
      closeLabel={say('close')}
      onClose={closeFactor}
      data-testid="second-factor"
      closeTestId="second-factor-close"
    >
      <form className={classes.step} data-kind={kind} noValidate onSubmit={send}>
        {factors?.includes('passkey') && knowsPasskeys() && (
          <Button block size="large" disabled={busy} data-testid="second-factor-passkey" onClick={byPasskey}>
            {say('passkey')}
          </Button>
        )}
        <p className={classes.hint}>{say(`${kind}Hint`)}</p>
        <TextField
          {...form.text('code')}
          key={kind}
          className={classes.field}
          size="large"
          label={say(kind)}
          maxLength={20}
          autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          inputMode={kind === 'totp' ? 'numeric' : 'text'}
          spellCheck={false}
        />
        {factors?.includes(other) && (
          <button type="button" className={classes.other} data-testid="second-factor-other" onClick={turn}>
            {say(kind === 'totp' ? 'useRecovery' : 'useTotp')}
          </button>
        )}
        <div className={classes.buttons}>
          <Button size="large" onClick={closeFactor}>
            {say('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="large" loading={busy} data-testid="second-factor-submit">
            {say('submit')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
