import { formatNumber } from '@portal/ui';
import classes from './equipment.module.css';
import type { phrases } from './phrases.ts';
import type { EquipmentCell } from './read-equipment.ts';

/** The sign of each state: shapes, so that nobody has to tell colours apart. */
export const stateSigns = { standard: '●', optional: '○', none: '–' } as const;

/** How a car has an item: a sign, which is read out as words, what is said of it, and what it costs as an option. */
export function equipmentMark(cell: EquipmentCell | null, words: typeof phrases.translate) {
  if (!cell) return <span role="img" aria-label={words('unknown')} />;
  const { state, detail, price } = cell;
  return (
    <>
      <span role="img" aria-label={words(state)} className={classes.sign}>
        {stateSigns[state]}
      </span>
      {detail}
      {price !== null && price > 0 && (
        <span className={classes.price}>{words('yuan', { n: formatNumber(price, 0) })}</span>
      )}
    </>
  );
}
