import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ChoiceBone, isUnnamed } from './choice-bone.tsx';
import classes from './segmented.module.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
  title?: string;
}

export interface SegmentedProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  block?: boolean;
  className?: string;
  'data-testid'?: string;
}

/** One of a few, side by side: native radio buttons, so arrow keys work. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, block, className } = props;
  const name = useId();
  if (isUnnamed(options)) return <ChoiceBone width={64 * options.length} />;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      data-testid={props['data-testid']}
      className={classNames(classes.segmented, block && classes.block, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={classes.option} title={option.title}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
