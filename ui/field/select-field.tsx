import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { ChoiceBone, isUnnamed } from '../choice/choice-bone.tsx';
import { classNames } from '../class-names.ts';
import { IconChevronDown } from '../icons/index.ts';
import classes from './field.module.css';
import { describedBy, FieldFrame } from './field.tsx';

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'onChange'> {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  options: { value: string; label: string; disabled?: boolean }[];
  onChange?: (value: string) => void;
}

/** A native select: one of a few. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  options,
  onChange,
  id,
  className,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  if (isUnnamed(options)) return <ChoiceBone width={128} />;
  return (
    <FieldFrame id={selectId} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <div className={classNames(classes.box, classes.select)}>
        <select
          {...rest}
          id={selectId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(selectId, hint, error)}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown />
      </div>
    </FieldFrame>
  );
}
