import { classNames } from '../class-names.ts';
import { IconBan, IconX } from '../icons/index.ts';
import classes from './chips.module.css';

export interface ChipProps {
  /** Of what kind it is, such as 'Topic'. */
  kind?: string;
  name: string;
  /** It says what is left out: a sign tells it from those that say what is asked for. */
  isOut?: boolean;
  /** What a press does, for screen readers: 'Remove filter: Topic Prices'. */
  removeLabel: string;
  onRemove: () => void;
  'data-testid'?: string;
  'data-key'?: string;
}

/** One thing that is chosen; a press takes it away. */
export function Chip({ kind, name, isOut = false, removeLabel, onRemove, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(classes.chip, isOut && classes.out)}
      aria-label={removeLabel}
      onClick={onRemove}
    >
      {isOut && <IconBan />}
      {kind && <span className={classes.kind}>{kind}</span>} <span className={classes.name}>{name}</span>
      <IconX />
    </button>
  );
}
