import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Chip, type ChipProps } from './chip.tsx';
import classes from './chips.module.css';

/** More would bury the page below them. */
const mostShown = 20;

export interface ChipRowProps {
  chips: readonly (Pick<ChipProps, 'kind' | 'name' | 'isOut' | 'removeLabel' | 'onRemove'> & { id: string })[];
  /** What the choices have left out, in a few words. */
  note?: string;
  clearLabel: string;
  onClear: () => void;
  className?: string;
  'data-testid'?: string;
}

/** What narrows a view, each to be taken away by itself or all at once; nothing when nothing does. */
export function ChipRow({ chips, note, clearLabel, onClear, className, ...rest }: ChipRowProps) {
  if (chips.length === 0) return null;
  return (
    <div {...rest} className={classNames(classes.chips, className)}>
      {chips.slice(0, mostShown).map(({ id, ...chip }) => (
        <Chip key={id} {...chip} />
      ))}
      {chips.length > mostShown && <span className={classes.more}>+{chips.length - mostShown}</span>}
      {note && (
        <span className={classes.note} role="status">
          {note}
        </span>
      )}
      <Button size="small" variant="quiet" onClick={onClear}>
        {clearLabel}
      </Button>
    </div>
  );
}
