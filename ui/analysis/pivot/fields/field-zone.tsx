import { classNames, IconPlus, Popover } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';
import classes from './field-zone.module.css';

interface FieldZoneProps extends Omit<ComponentProps<'fieldset'>, 'className'> {
  /** What the fields that lie here are. */
  name: string;
  /** Something that may be laid down here is above it. */
  over?: boolean;
  /** Nothing can be laid down here by hand: it has no edge that would say so. */
  bare?: boolean;
}

/** A row of fields under a name, which takes as many lines as it needs. */
export function FieldZone({ name, over, bare, children, ...given }: FieldZoneProps) {
  return (
    <fieldset className={classNames(classes.zone, bare && classes.bare, over && classes.over)} {...given}>
      <legend>{name}</legend>
      {children}
    </fieldset>
  );
}

interface AddFieldProps {
  label: string;
  className?: string;
  /** For tests and for the style of a page: `data-` by name. */
  data: Record<`data-${string}`, string>;
  /** Words beside the sign; without them it says its label to who hears or points. */
  words?: string;
  children: (close: () => void) => ReactNode;
}

/** Opens the list of what can be added to a zone. */
export function AddField({ label, className, data, words, children }: AddFieldProps) {
  return (
    <Popover
      label={label}
      className={className}
      triggerClassName={classes.add}
      triggerLabel={words === undefined ? label : undefined}
      triggerData={data}
      trigger={
        <>
          <IconPlus />
          {words}
        </>
      }
    >
      {children}
    </Popover>
  );
}
