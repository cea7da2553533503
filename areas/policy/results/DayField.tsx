import { TextField } from '@portal/ui';
import { useEffect, useState } from 'react';

/** A year that is still being typed begins with zeros; no policy on cars is older than this. */
const earliest = '1900-01-01';

interface DayFieldProps {
  label: string;
  name: string;
  day: string;
  error?: string;
  onChange: (day: string) => void;
}

/** A day that counts as soon as it is whole. */
export function DayField({ label, name, day, error, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  return (
    <TextField
      type="date"
      label={label}
      labelHidden
      title={label}
      name={name}
      min={earliest}
      max="9999-12-31"
      value={typed}
      error={error}
      onChange={({ currentTarget: { value, validity } }) => {
        setTyped(value);
        // An unfinished day has no value either, but it is not empty.
        if (value >= earliest || (value === '' && !validity.badInput)) onChange(value);
      }}
    />
  );
}
