import { classNames, Unseen } from '@portal/ui';
import classes from './equipment.module.css';
import { EquipmentMark } from './equipment-mark.tsx';
import { phrases } from './phrases.ts';
import { type EquipmentLine, isAlike } from './read-equipment.ts';

/** An item of all cars; what differs from the base has a sign. */
export function Line({ line: { key, name, cells }, base }: { line: EquipmentLine; base: number }) {
  const words = phrases.useTranslate();
  const its = cells[base] ?? null;
  return (
    <tr data-row={key}>
      <th scope="row">{name}</th>
      {cells.map((cell, at) => {
        const differs = cell !== null && its !== null && !isAlike(cell, its);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by the place of its car.
          <td key={at} className={classNames(differs && classes.differs)}>
            <EquipmentMark cell={cell} />
            {differs && (
              <>
                <span aria-hidden="true" className={classes.apart}>
                  ≠
                </span>
                <Unseen> {words('differs')}</Unseen>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}
