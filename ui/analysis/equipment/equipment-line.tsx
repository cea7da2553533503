import { classNames } from '@portal/ui';
import { memo } from 'react';
import classes from './equipment.module.css';
import { equipmentMark } from './equipment-mark.tsx';
import { phrases } from './phrases.ts';
import { type EquipmentLine, isAlike } from './read-equipment.ts';

interface LineProps {
  line: EquipmentLine;
  base: number;
  /** Cells of so many cars are drawn. */
  columns: number;
}

/** An item of all cars; what differs from the base has a sign. Thousands of cells stand in a sheet: none is a component. */
export const Line = memo(function Line({ line: { key, name, cells }, base, columns }: LineProps) {
  const words = phrases.useTranslate();
  const its = cells[base] ?? null;
  return (
    <tr data-row={key}>
      <th scope="row">{name}</th>
      {cells.map((cell, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by the place of its car.
        if (at >= columns) return <td key={at} />;
        const differs = cell !== null && its !== null && !isAlike(cell, its);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by the place of its car.
          <td key={at} className={classNames(differs && classes.differs)}>
            {equipmentMark(cell, words)}
            {differs && (
              <span role="img" aria-label={words('differs')} className={classes.apart}>
                ≠
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
});
