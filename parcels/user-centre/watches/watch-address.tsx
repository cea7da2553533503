import { request, rules, useForm } from '@portal/shell';
import { useCodeLink } from '@portal/shell/insider';
import { Button, CodeField, TextField, toast } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { translate, useTranslate } from './phrases.ts';
import { useDoing } from './use-watches.ts';
import classes from './watches.module.css';

const emptyForm = { email: '', vertifycode: '' };
const formRules = {
  email: [rules.required(() => translate('inputEmail')), rules.email()],
  vertifycode: [rules.required(() => translate('inputCode')), rules.code()],
};

interface WatchAddressProps {
  /** Empty while none is bound. */
  address: string;
  changed: () => void;
}

/** Where mails go, and the way to another address: a code proves that it wants them. */
export function WatchAddress({ address, changed }: WatchAddressProps) {
  const say = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <section className={classes.address}>
      <div className={classes.head}>
        <span className={classes.quiet}>{say('address')}</span>
        <span className={classes.name} data-testid="watches-address">
          {address || say('noAddress')}
        </span>
        {!open && (
          <Button size="small" data-testid="watches-change" onClick={() => setOpen(true)}>
            {say('changeAddress')}
          </Button>
        )}
      </div>
      {open && <AddressForm changed={changed} onDone={() => setOpen(false)} />}
    </section>
  );
}

function AddressForm({ changed, onDone }: { changed: () => void; onDone: () => void }) {
  const say = useTranslate();
  const form = useForm(emptyForm, formRules);
  const { busy, fault, doing } = useDoing();
  const code = useCodeLink(form, {
    fields: { contact: 'email', code: 'vertifycode' },
    call: 'sendMonitorCode',
    to: form.trimmed().email,
    testId: 'watches-send',
    failed: () => translate('sendFailed'),
  });
  const bind = (emalAd: string, randomCode: string) =>
    doing(async () => {
      await request('bindWatchAddress', { emalAd, randomCode });
      toast(say('bound'), 'success');
      changed();
      onDone();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    code.clearError();
    if (!form.check()) return;
    const { email, vertifycode } = form.trimmed();
    void bind(email, vertifycode);
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit} data-testid="watches-address-form">
      <TextField
        {...form.text('email')}
        label={say('email')}
        inputMode="email"
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CodeField
        {...form.text('vertifycode')}
        label={say('code')}
        error={code.field.error}
        action={code.field.action}
        first={code.field.first}
      />
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" size="small" variant="primary" loading={busy} data-testid="watches-bind">
          {say('bind')}
        </Button>
        <Button size="small" disabled={busy} onClick={() => void bind('', '')}>
          {say('usual')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {say('cancel')}
        </Button>
      </div>
    </form>
  );
}
