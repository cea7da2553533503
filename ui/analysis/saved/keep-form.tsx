import { useSession } from '@portal/shell';
import { Button, Checkbox, TextField } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { phrases } from './phrases.ts';
import classes from './saved.module.css';
import { keepView } from './saved.ts';
import { useDoing } from './use-doing.ts';
import { useSavedSheets } from './use-saved-sheets.ts';

/** Keeps the page as it stands, under a name. */
export function KeepForm({ path, query }: { path: string; query: string }) {
  const translate = phrases.useTranslate();
  const { company } = useSession();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const { busy, fault, doing } = useDoing();
  const tables = useSavedSheets();
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const done = await doing(
      () => keepView({ name: name.trim(), path, query, shared, ...tables }),
      translate('viewSaved'),
    );
    if (done) setName('');
  };
  return (
    <form className={classes.form} onSubmit={(event) => void keep(event)}>
      <h3>{translate('keepTitle')}</h3>
      <div className={classes.line}>
        <TextField
          className={classes.name}
          label={translate('name')}
          labelHidden
          name="viewName"
          maxLength={60}
          placeholder={translate('nameHint')}
          value={name}
          error={fault ?? undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" loading={busy} disabled={name.trim() === ''} data-testid="keep-view">
          {translate('keep')}
        </Button>
      </div>
      {company !== '' && (
        <Checkbox name="shareView" checked={shared} onChange={(event) => setShared(event.currentTarget.checked)}>
          {translate('share')}
        </Checkbox>
      )}
    </form>
  );
}
