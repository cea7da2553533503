import type { ContactKind } from '@portal/shell/insider';
import { Button, CodeField, IconAlertCircle, IconArrowLeft, IconButton, TextField } from '@portal/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import factsClasses from '../facts.module.css';
import formClasses from '../form.module.css';
import { useTranslate } from '../phrases.ts';
import classes from '../user-centre.module.css';
import { useBindForm } from './use-bind-form.ts';

interface BindPanelProps {
  kind: ContactKind;
  /** What is bound now; empty when nothing is. */
  bound: string;
  /** Leads to the info panel, also after success (S7.083). */
  onBack: () => void;
}

const words = {
  mobile: {
    bind: 'bindMobile',
    change: 'changeMobile',
    now: 'nowMobile',
    adds: 'addsMobile',
    tells: 'tellsMobile',
    fresh: 'newMobile',
  },
  email: {
    bind: 'bindEmail',
    change: 'changeEmail',
    now: 'nowEmail',
    adds: 'addsEmail',
    tells: 'tellsEmail',
    fresh: 'newEmail',
  },
} as const;

/** Panel 2: binds a mobile number or an email, or puts another in its place (S2.130). */
export function BindPanel({ kind, bound, onBack }: BindPanelProps) {
  const say = useTranslate();
  const { form, code, busy, failed, confirm } = useBindForm(kind, onBack);
  const text = words[kind];
  const focus = useRef(form.focus);
  useEffect(() => focus.current(kind), [kind]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };
  return (
    <form className={classes.panel} data-testid="bind-panel" data-type={kind} noValidate onSubmit={submit}>
      <header className={formClasses.bindHead}>
        <IconButton label={say('back')} data-testid="bind-back" onClick={onBack}>
          <IconArrowLeft />
        </IconButton>
        <h3>{say(bound ? text.change : text.bind)}</h3>
      </header>
      {bound && (
        <dl className={factsClasses.facts}>
          <div>
            <dt>{say(text.now)}</dt>
            <dd data-testid="bind-present">{bound}</dd>
          </div>
        </dl>
      )}
      <p className={classes.quiet}>{say(bound ? text.tells : text.adds)}</p>
      <div className={formClasses.fields}>
        <TextField
          {...form.text(kind)}
          className={formClasses.field}
          size="large"
          label={say(bound ? text.fresh : kind)}
          inputMode={kind === 'mobile' ? 'tel' : 'email'}
          maxLength={kind === 'mobile' ? 20 : 254}
          autoComplete={kind === 'mobile' ? 'tel-national' : 'email'}
          autoCapitalize="none"
          spellCheck={false}
          data-testid="bind-contact"
        />
        <CodeField
          {...form.text('vertifycode')}
          className={formClasses.field}
          size="large"
          label={say('code')}
          error={code.error && <span data-testid="bind-error">{code.error}</span>}
          action={code.action}
          first={code.first}
          data-testid="bind-code"
        />
      </div>
      <div className={formClasses.bindFoot}>
        <p className={formClasses.failure} role="alert" data-testid="bind-fail" hidden={!failed}>
          {failed && (
            <>
              <IconAlertCircle size={16} aria-hidden="true" />
              {say('bindFail')}
            </>
          )}
        </p>
        <Button type="submit" variant="primary" size="large" block loading={busy} data-testid="bind-confirm">
          {say('confirm')}
        </Button>
      </div>
    </form>
  );
}
