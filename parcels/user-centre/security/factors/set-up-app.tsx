import type { CallData } from '@portal/contract';
import { CallError, request } from '@portal/shell';
import { Button, copyText, IconCopy, QrPicture } from '@portal/ui';
import { useEffect, useState } from 'react';
import { CodeForm } from './code-form.tsx';
import classes from './factors.module.css';
import { useTranslate } from './phrases.ts';

interface SetUpAppProps {
  begun: CallData<'beginTotp'>;
  /** Told the recovery codes; none where there were some already. */
  onDone: (recoveryCodes: string[]) => void;
  onAgain: () => void;
  onCancel: () => void;
}

/** Taking an app on: its key as a picture and as text, and the first code that shows that the app has it. */
export function SetUpApp({ begun, onDone, onAgain, onCancel }: SetUpAppProps) {
  const say = useTranslate();
  const over = useIsOver(begun.until);
  const { ticket, key, qrcode } = begun;
  const send = async (code: string) => onDone((await request('confirmTotp', { ticket, code })).recoveryCodes);
  return (
    <CodeForm kind="totp" submit={say('confirmOn')} send={send} onCancel={onCancel}>
      <p className={classes.step}>{say('stepScan')}</p>
      <div className={classes.key}>
        <QrPicture
          stage={over ? 'expired' : 'waiting'}
          src={qrcode}
          alt={say('qrAlt')}
          note={say('qrOver')}
          refreshLabel={say('qrRefresh')}
          onRefresh={onAgain}
          size={176}
        />
        <div className={classes.typed}>
          <p className={classes.quiet}>{say('stepType')}</p>
          <code className={classes.secret} data-testid="factor-key">
            {key.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <Button
            size="small"
            icon={<IconCopy size={16} aria-hidden="true" />}
            onClick={() => void copyText(key, say('copied'), say('copyFailed'))}
          >
            {say('copyKey')}
          </Button>
        </div>
      </div>
      <p className={classes.step}>{say('stepCode')}</p>
    </CodeForm>
  );
}

/** Whether an instant of the server has passed; a clock that is off says so early or late, and the server decides. */
function useIsOver(until: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    const timer = window.setTimeout(() => setOver(true), Math.max(0, until - Date.now()));
    return () => window.clearTimeout(timer);
  }, [until]);
  return over;
}

/** The words of a refusal; null for what was no answer of the server. */
export const refusalOf = (error: unknown): string | null =>
  error instanceof CallError ? error.msg2Client || null : null;
