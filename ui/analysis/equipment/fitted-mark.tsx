import { Unseen } from '@portal/ui';
import type { FittedTrims } from './differences.ts';
import classes from './equipment.module.css';
import { stateSigns } from './equipment-mark.tsx';
import { phrases } from './phrases.ts';

/** How many trims of a car have an item: a sign of its own for all, some and none, and the count where it is some. */
export function FittedMark({ cell }: { cell: FittedTrims | null }) {
  const words = phrases.useTranslate();
  if (!cell) return <Unseen>{words('unknown')}</Unseen>;
  const { standard, available, trims } = cell;
  const state = standard === trims ? 'standard' : standard > 0 ? 'some' : available > 0 ? 'optional' : 'none';
  return (
    <>
      <span aria-hidden="true" className={classes.sign} data-state={state}>
        {state === 'some' ? '◐' : stateSigns[state]}
      </span>
      <Unseen>{words(state)} </Unseen>
      {state === 'some' && words('ofTrims', { n: standard, all: trims })}
    </>
  );
}
