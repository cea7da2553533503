import type { DecisionRange } from '@portal/contract';
import { useState } from 'react';
import { useTranslate } from '../phrases.ts';
import classes from '../sheet.module.css';
import { NumberField } from './number-field.tsx';

interface RangeFieldProps {
  label: string;
  name: string;
  /** Null while nobody has assumed anything. */
  value: DecisionRange | null;
  unit: string;
  onChange: (range: DecisionRange | null) => void;
}

/** Both ends of an assumption; it counts once both are there, and is given up where both are cleared. */
export function RangeField({ label, name, value, unit, onChange }: RangeFieldProps) {
  const say = useTranslate();
  const [ends, setEnds] = useState<{ low: number | null; high: number | null }>(value ?? { low: null, high: null });
  const written = JSON.stringify(value);
  const [followed, setFollowed] = useState(written);
  if (followed !== written) {
    setFollowed(written);
    setEnds(value ?? { low: null, high: null });
  }
  const change = (more: Partial<typeof ends>) => {
    const { low, high } = { ...ends, ...more };
    setEnds({ low, high });
    if (low !== null && high !== null) onChange({ low, high });
    else if (low === null && high === null) onChange(null);
  };
  return (
    <fieldset className={classes.range} aria-label={label}>
      <NumberField
        name={`${name}-low`}
        label={`${label} · ${say('low')}`}
        labelHidden
        value={ends.low}
        onChange={(low) => change({ low })}
      />
      <span aria-hidden="true">–</span>
      <NumberField
        name={`${name}-high`}
        label={`${label} · ${say('high')}`}
        labelHidden
        value={ends.high}
        suffix={unit}
        onChange={(high) => change({ high })}
      />
    </fieldset>
  );
}
