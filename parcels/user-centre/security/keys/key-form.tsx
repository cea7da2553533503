import { CallError, rules, useForm } from '@portal/shell';
import { Button, SelectField, TextField } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import classes from './keys.module.css';
import { translate, useTranslate } from './phrases.ts';
import type { MadeKey } from './use-own-keys.ts';

/** For how many days a key may be made. */
const spans = ['30', '90', '180', '365'];

interface KeyFormProps {
  make: (label: string, days: number) => Promise<MadeKey>;
  onMade: (key: MadeKey) => void;
}

/** Makes a key: what it is for, and for how long. */
export function KeyForm({ make, onMade }: KeyFormProps) {
  const say = useTranslate();
  const form = useForm({ label: '' }, { label: [rules.required(() => translate('labelMissing'))] });
  const [days, setDays] = useState('90');
  const [busy, setBusy] = useState(false);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !form.check()) return;
    setBusy(true);
    try {
      onMade(await make(form.trimmed().label, Number(days)));
    } catch (error) {
      form.setError('label', (error instanceof CallError && error.msg2Client) || (() => translate('failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void go(event)}>
      <TextField
        {...form.text('label')}
        label={say('label')}
        maxLength={50}
        autoComplete="off"
        data-testid="key-label"
      />
      <SelectField
        label={say('days')}
        value={days}
        options={spans.map((value) => ({ value, label: say('daysOf', { count: Number(value) }) }))}
        onChange={setDays}
        data-testid="key-days"
      />
      <Button type="submit" variant="primary" loading={busy} data-testid="key-make">
        {say('make')}
      </Button>
    </form>
  );
}
