import { IconX } from '../icons/index.ts';
import classes from './chips.module.css';

export interface ChipProps {
  /** Of what kind it is, such as 'Topic'. */
  kind?: string;
  name: string;
  /** What a press does, for screen readers: 'Remove filter: Topic Prices'. */
  removeLabel: string;
  onRemove: () => void;
  'data-testid'?: string;
  'data-key'?: string;
}

/** One thing that is chosen; a press takes it away. */
export function Chip({ kind, name, removeLabel, onRemove, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" className={classes.chip} aria-label={removeLabel} onClick={onRemove}>
      {kind && <span className={classes.kind}>{kind}</span>} {name}
      <IconX />
    </button>
  );
}
