import { TextField } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../phrases.ts';

interface NumberFieldProps {
  label: string;
  labelHidden?: boolean;
  name: string;
  value: number | null;
  suffix?: ReactNode;
  hint?: string;
  className?: string;
  /** Null where the field was cleared. */
  onChange: (value: number | null) => void;
}

/** A figure that counts once it is typed: with Enter, or when the field is left. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const say = useTranslate();
  const written = value === null ? '' : String(value);
  const [typed, setTyped] = useState(written);
  const [followed, setFollowed] = useState(written);
  if (followed !== written) {
    setFollowed(written);
    setTyped(written);
  }
  const plain = typed.trim().replaceAll(',', '').replace('−', '-').replace(/^\+/, '');
  const isFit = plain === '' || /^-?\d{1,9}(\.\d{1,4})?$/.test(plain);
  const commit = () => {
    if (isFit && plain !== written) onChange(plain === '' ? null : Number(plain));
  };
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      value={typed}
      error={isFit ? undefined : say('noNumber')}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
