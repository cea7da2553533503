import { language } from '@portal/shell';
import { Button, Checkbox, classNames, DateField, Modal, SecretBox, SelectField, TextField, toast } from '@portal/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Done, wordsOfFailure } from '../data/use-task.ts';
import { phrases } from '../phrases.ts';
import { DialogFoot } from './dialog-foot.tsx';
import classes from './parts.module.css';

interface Option {
  value: string;
  label: string;
}

/** One value of a task, as the person gives it. */
export type TaskField = {
  name: string;
  label: string;
  hint?: string;
  /** It is asked for where another field has this among its values. */
  where?: readonly [name: string, value: string];
} & (
  | { kind: 'text' | 'day'; value?: string }
  | { kind: 'choice'; options: readonly Option[]; value?: string }
  | { kind: 'checks'; options: readonly Option[]; value?: readonly string[] }
);

/** What was given: a text of each field, and of one with checks all that are ticked. */
export interface TaskValues {
  text: (name: string) => string;
  list: (name: string) => string[];
}

export interface TaskDialogProps {
  title: string;
  /** What will happen, in a sentence. */
  lead?: string;
  fields: readonly TaskField[];
  /** What the button says. */
  submit: string;
  danger?: boolean;
  onClose: () => void;
  /** What is wrong with what was given, in a sentence; empty where nothing is. */
  check?: (values: TaskValues) => string;
  /** @throws CallError in words that are shown; the dialog stays, with what was given */
  run: (values: TaskValues) => Promise<Done>;
  /** Asks anew what the task has changed. */
  after?: () => void;
}

/** A dialog with more fields than this is wide, with two beside each other. */
const longest = 4;

/** Asks for what a task needs, runs it, and shows a password or a key that comes once. */
export function TaskDialog({ title, lead, fields, submit, danger, onClose, check, run, after }: TaskDialogProps) {
  const translate = phrases.useTranslate();
  const form = useId();
  const place = useRef<HTMLFormElement>(null);
  // The first field, where the browser would take the cross that closes.
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  const [values, setValues] = useState<Record<string, readonly string[]>>(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, [value ?? []].flat()])),
  );
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const visible = fields.filter(({ where }) => !where || values[where[0]]?.includes(where[1]));
  const isLong = fields.length > longest;
  const set = (name: string, value: readonly string[]) => setValues((now) => ({ ...now, [name]: value }));
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const given = (name: string) => (visible.some((field) => field.name === name) ? (values[name] ?? []) : []);
    const all: TaskValues = { text: (name) => given(name)[0]?.trim() ?? '', list: (name) => [...given(name)] };
    const fault = check?.(all) ?? '';
    setProblem(fault);
    if (fault) return;
    setBusy(true);
    try {
      const answer = await run(all);
      after?.();
      if (answer.secret === undefined) {
        toast(answer.text, 'success');
        onClose();
      } else setDone(answer);
    } catch (failure) {
      setProblem(wordsOfFailure(failure));
    } finally {
      setBusy(false);
    }
  };
  const footer = done ? (
    <Button variant="primary" onClick={onClose} data-testid="task-done">
      {translate('close')}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{translate('cancel')}</Button>
      <Button
        type="submit"
        form={form}
        variant={danger ? 'danger' : 'primary'}
        loading={busy}
        data-testid="task-submit"
      >
        {submit}
      </Button>
    </>
  );
  return (
    <Modal
      open
      onClose={onClose}
      width={isLong ? 680 : undefined}
      title={title}
      closeLabel={translate('close')}
      footer={
        <DialogFoot problem={problem} hook="task-problem">
          {footer}
        </DialogFoot>
      }
      data-testid="task-dialog"
    >
      {done ? (
        <SecretBox
          title={done.text}
          lead={translate('secretLead')}
          secret={done.secret ?? ''}
          label={translate('secret')}
          language={language()}
          hook="task"
        />
      ) : (
        <form
          ref={place}
          id={form}
          className={classNames(classes.form, isLong && classes.wide)}
          noValidate
          onSubmit={(event) => void go(event)}
        >
          {lead && <p>{lead}</p>}
          {visible.map((field) => (
            <Field key={field.name} field={field} value={values[field.name] ?? []} set={set} />
          ))}
        </form>
      )}
    </Modal>
  );
}

interface FieldProps {
  field: TaskField;
  value: readonly string[];
  set: (name: string, value: readonly string[]) => void;
}

function Field({ field, value, set }: FieldProps) {
  const { name, label, hint } = field;
  const [text = ''] = value;
  if (field.kind === 'day')
    return <DateField label={label} value={text} language={language()} onChange={(day) => set(name, [day])} />;
  if (field.kind === 'choice')
    return (
      <SelectField
        label={label}
        hint={hint}
        name={name}
        options={[...field.options]}
        value={text}
        onChange={(chosen) => set(name, [chosen])}
      />
    );
  if (field.kind === 'checks')
    return (
      <fieldset className={classes.checks}>
        <legend>{label}</legend>
        {field.options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            onChange={({ target }) =>
              set(name, target.checked ? [...value, option.value] : value.filter((each) => each !== option.value))
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </fieldset>
    );
  return (
    <TextField
      label={label}
      hint={hint}
      name={name}
      value={text}
      autoComplete="off"
      onChange={({ currentTarget }) => set(name, [currentTarget.value])}
    />
  );
}
