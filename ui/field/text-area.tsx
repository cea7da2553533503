import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from '../class-names.ts';
import classes from './field.module.css';
import { describedBy, FieldFrame } from './field.tsx';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong with the text; the field is then marked as invalid. */
  error?: ReactNode;
}

/** A native field for a text of several lines, with label, hint and error. `className` goes to the frame. */
export function TextArea({ label, labelHidden, hint, error, id, className, rows = 3, ...rest }: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  return (
    <FieldFrame id={areaId} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <div className={classNames(classes.box, Boolean(error) && classes.invalid)}>
        <textarea
          {...rest}
          id={areaId}
          rows={rows}
          className={classNames(classes.input, classes.lines)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(areaId, hint, error)}
        />
      </div>
    </FieldFrame>
  );
}
