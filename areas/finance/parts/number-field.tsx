import { TextField } from '@portal/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';

interface NumberFieldProps {
  label: string;
  name: string;
  /** As the address has it. */
  value: string;
  suffix?: ReactNode;
  hint?: string;
  error?: string;
  /** Called with what was written, when a person leaves the field or presses Enter. */
  onCommit: (text: string) => void;
}

/** A number that a person writes: it counts when the field is left, so that the history has no step for each digit. */
export function NumberField({ label, name, value, suffix, hint, error, onCommit }: NumberFieldProps) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const commit = () => {
    const text = draft.replaceAll(/[,，\s]/g, '');
    // What is left empty is as it was: figures never count what the field does not show.
    if (text === '') setDraft(value);
    else if (text !== value) onCommit(text);
  };
  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      value={draft}
      suffix={suffix}
      hint={hint}
      error={error}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
