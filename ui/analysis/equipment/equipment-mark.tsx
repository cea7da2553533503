import { formatNumber, Unseen } from '@portal/ui';
import classes from './equipment.module.css';
import { phrases } from './phrases.ts';
import type { EquipmentCell } from './read-equipment.ts';

/** The sign of each state: shapes, so that nobody has to tell colours apart. */
export const stateSigns = { standard: '●', optional: '○', none: '–' } as const;

/** How a car has an item: a sign, which is read out as words, what is said of it, and what it costs as an option. */
export function EquipmentMark({ cell }: { cell: EquipmentCell | null }) {
  const words = phrases.useTranslate();
  if (!cell) return <Unseen>{words('unknown')}</Unseen>;
  const { state, detail, price } = cell;
  return (
    <>
      <span aria-hidden="true" className={classes.sign} data-state={state}>
        {stateSigns[state]}
      </span>
      <Unseen>{words(state)} </Unseen>
      {detail}
      {price !== null && price > 0 && (
        <span className={classes.price}>{words('yuan', { n: formatNumber(price, 0) })}</span>
      )}
    </>
  );
}
