import type { ReceiverKind } from '@portal/contract';
import { CallError, request, rules, useForm } from '@portal/shell';
import { Button, SelectField, TextField } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { translate, useTranslate } from './phrases.ts';
import classes from './receivers.module.css';

const kinds: readonly ReceiverKind[] = ['wecom', 'dingtalk', 'feishu', 'plain'];

/** Where watches are to be told beside the mail: a robot of a group, or a webhook of another system. */
export function ReceiverForm({ onDone }: { onDone: () => void }) {
  const say = useTranslate();
  const [kind, setKind] = useState<ReceiverKind>('wecom');
  const [busy, setBusy] = useState(false);
  const form = useForm(
    { label: '', address: '', secret: '' },
    {
      label: [rules.required(() => translate('labelMissing'))],
      address: [rules.required(() => translate('addressMissing'))],
    },
  );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !form.check()) return;
    setBusy(true);
    try {
      await request('addReceiver', { kind, ...form.trimmed() });
      onDone();
    } catch (error) {
      const field = error instanceof CallError && error.refusal === 'receivers.secret-unfit' ? 'secret' : 'address';
      form.setError(field, (error instanceof CallError && error.msg2Client) || (() => translate('failed')));
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void save(event)} data-testid="receiver-form">
      <SelectField
        label={say('kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: say(value) }))}
        onChange={(value) => setKind(value as ReceiverKind)}
        data-testid="receiver-kind"
      />
      <TextField {...form.text('label')} label={say('label')} maxLength={50} autoComplete="off" />
      <TextField {...form.text('address')} label={say('address')} maxLength={1000} autoComplete="off" />
      {kind !== 'wecom' && (
        <TextField
          {...form.text('secret')}
          label={say('secret')}
          hint={say('secretHint')}
          maxLength={200}
          autoComplete="off"
        />
      )}
      <div className={classes.buttons}>
        <Button type="submit" variant="primary" loading={busy} data-testid="receiver-save">
          {say('save')}
        </Button>
        <Button onClick={onDone}>{say('cancel')}</Button>
      </div>
    </form>
  );
}
