import { Button, IconLink, IconLock, TextField } from '@portal/ui';
import { useState } from 'react';
import { useTranslate } from './phrases.ts';
import { bindThisPhone, confirmSignIn, decline } from './scan.ts';
import classes from './scan-page.module.css';
import { ScanView } from './scan-view.tsx';

interface QuestionProps {
  sending: boolean;
  /** Why it was refused before; empty when it was not. */
  error: string;
}

export function SignInQuestion({ sending, error }: QuestionProps) {
  const say = useTranslate();
  return (
    <ScanView icon={<IconLock />} title={say('signInTitle')}>
      <p className={classes.text}>{say('signInText')}</p>
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

export function BindQuestion({ userNm, sending, error }: QuestionProps & { userNm: string }) {
  const say = useTranslate();
  const [nickName, setNickName] = useState('');
  return (
    <ScanView icon={<IconLink />} title={say('bindTitle')}>
      <p className={classes.text}>{say('bindText')}</p>
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
