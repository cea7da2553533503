import type { WatchFile } from '@portal/contract';
import { Button, Segmented, SelectField, TextField } from '@portal/ui';
import type { FormEvent } from 'react';
import { phrases } from './phrases.ts';
import { kindsFor, type RuleKind, viewKinds } from './rule-of.ts';
import { useWatchForm, type WatchFormParts, watchFiles } from './use-watch-form.ts';
import classes from './watch.module.css';

export interface WatchFormProps extends WatchFormParts {
  /** Of the button. */
  submit: string;
  /** Leaves everything as it is; without it there is another way out. */
  onCancel?: () => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** Says which figure is watched for what, or when the table is sent. */
export function WatchForm({ submit: label, onCancel, ...parts }: WatchFormProps) {
  const say = phrases.useTranslate();
  const state = useWatchForm(parts);
  const { form, change, rows, figures, places, isFigure, limit, ofRow, fault, busy } = state;
  const kinds: readonly RuleKind[] = isFigure ? kindsFor(places) : viewKinds;
  const numberFault = fault?.place === 'number' ? fault.text : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void state.save();
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit} data-testid="watch-form">
      {parts.table && (
        <Segmented
          block
          label={say('what')}
          options={[
            { value: 'figure', label: say('figure') },
            { value: 'view', label: say('view') },
          ]}
          value={isFigure ? 'figure' : 'view'}
          onChange={(wanted) => change({ kind: wanted === 'figure' ? 'above' : 'monthly' })}
        />
      )}
      {ofRow && (
        <SelectField
          label={say('row')}
          name="watchRow"
          options={[...rows.map(({ value, name }) => ({ value, label: name })), { value: '', label: say('total') }]}
          value={limit === 'first' && form.row === '' ? (rows[0]?.value ?? '') : form.row}
          onChange={(row) => change({ row })}
        />
      )}
      {isFigure && (
        <SelectField
          label={say('indicator')}
          name="watchIndicator"
          options={figures.map(({ key, name }) => ({ value: key, label: name }))}
          value={form.indicator}
          onChange={(indicator) => change({ indicator })}
        />
      )}
      <SelectField
        label={say(isFigure ? 'condition' : 'when')}
        name="watchKind"
        options={kinds.map((kind) => ({ value: kind, label: say(kind) }))}
        value={form.kind}
        onChange={(kind) => change({ kind: kind as RuleKind })}
      />
      {(limit === 'than' || limit === 'by') && (
        <TextField
          label={say(limit === 'by' ? 'changeBy' : 'than')}
          name="watchThan"
          inputMode="decimal"
          autoComplete="off"
          suffix={<span className={classes.unit}>{limit === 'by' ? state.changeUnit : state.unit}</span>}
          hint={limit === 'by' ? undefined : (state.present ?? undefined)}
          error={numberFault}
          value={form.than}
          onChange={(event) => change({ than: event.currentTarget.value })}
        />
      )}
      {limit === 'first' && (
        <TextField
          label={say('first')}
          name="watchFirst"
          inputMode="numeric"
          autoComplete="off"
          error={numberFault}
          value={form.first}
          onChange={(event) => change({ first: event.currentTarget.value })}
        />
      )}
      {(form.kind === 'weekly' || form.kind === 'daily') && (
        <div className={classes.pair}>
          {form.kind === 'weekly' && (
            <SelectField
              label={say('day')}
              name="watchDay"
              options={say('days')
                .split(',')
                .map((label, at) => ({ value: String(at + 1), label }))}
              value={form.day}
              onChange={(day) => change({ day })}
            />
          )}
          <SelectField
            label={say('hour')}
            name="watchHour"
            options={hours}
            value={form.hour}
            onChange={(hour) => change({ hour })}
          />
        </div>
      )}
      {!isFigure && (
        <SelectField
          label={say('format')}
          name="watchFormat"
          options={watchFiles.map((value) => ({ value, label: say(value) }))}
          value={state.format}
          onChange={(format) => state.setFormat(format as WatchFile)}
        />
      )}
      <TextField
        label={say('name')}
        name="watchName"
        maxLength={80}
        value={state.name}
        onChange={(event) => state.setName(event.currentTarget.value)}
      />
      {fault?.place === 'form' && (
        <p role="alert" className={classes.fault} data-testid="watch-fault">
          {fault.text}
        </p>
      )}
      <div className={classes.ends}>
        <Button type="submit" variant="primary" block loading={busy} data-testid="watch-save">
          {label}
        </Button>
        {onCancel && (
          <Button block disabled={busy} data-testid="watch-cancel" onClick={onCancel}>
            {say('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
