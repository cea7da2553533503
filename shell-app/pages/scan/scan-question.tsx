import { Button, formatDateTime, IconLink, IconLock, TextField } from '@portal/ui';
import { useState } from 'react';
import { useTranslate } from './phrases.ts';
import { type Asker, bindThisPhone, confirmSignIn, decline } from './scan.ts';
import classes from './scan-page.module.css';
import { ScanView } from './scan-view.tsx';

interface QuestionProps {
  asker: Asker;
  sending: boolean;
  /** Why it was refused before; empty when it was not. */
  error: string;
}

/** Who did not ask for it sees a browser or a place that is not theirs, and declines. */
function AskerFacts({ asker: { device, address, askedAt } }: { asker: Asker }) {
  const say = useTranslate();
  const facts = [
    { key: 'device', value: device },
    { key: 'address', value: address },
    { key: 'askedAt', value: askedAt === null ? '' : formatDateTime(new Date(askedAt)) },
  ] as const;
  return (
    <dl className={classes.asker} data-testid="scan-asker">
      {facts
        .filter(({ value }) => value !== '')
        .map(({ key, value }) => (
          <div key={key}>
            <dt>{say(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function SignInQuestion({ asker, sending, error }: QuestionProps) {
  const say = useTranslate();
  return (
    <ScanView icon={<IconLock />} title={say('signInTitle')}>
      <p className={classes.text}>{say('signInText')}</p>
      <AskerFacts asker={asker} />
      <Refused error={error} />
      <div className={classes.actions}>
        <Button
          variant="primary"
          size="large"
          block
          loading={sending}
          data-testid="scan-confirm"
          onClick={() => void confirmSignIn()}
        >
          {say('confirm')}
        </Button>
        <Button size="large" block disabled={sending} data-testid="scan-decline" onClick={decline}>
          {say('decline')}
        </Button>
      </div>
    </ScanView>
  );
}

export function BindQuestion({ userNm, asker, sending, error }: QuestionProps & { userNm: string }) {
  const say = useTranslate();
  const [nickName, setNickName] = useState('');
  return (
    <ScanView icon={<IconLink />} title={say('bindTitle')}>
      <p className={classes.text}>{say('bindText')}</p>
      <AskerFacts asker={asker} />
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void bindThisPhone(nickName);
        }}
      >
        <dl className={classes.account}>
          <dt>{say('account')}</dt>
          <dd data-testid="scan-account">{userNm}</dd>
        </dl>
        <TextField
          name="nickName"
          label={say('nickName')}
          hint={say('nickNameHint')}
          size="large"
          maxLength={50}
          autoComplete="off"
          value={nickName}
          onChange={(event) => setNickName(event.target.value)}
        />
        <Refused error={error} />
        <Button type="submit" variant="primary" size="large" block loading={sending} data-testid="scan-bind">
          {say('bind')}
        </Button>
      </form>
    </ScanView>
  );
}

function Refused({ error }: { error: string }) {
  if (!error) return null;
  return (
    <p className={classes.refused} role="alert" data-testid="scan-error">
      {error}
    </p>
  );
}
