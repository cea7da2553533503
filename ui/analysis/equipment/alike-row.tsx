import { Button } from '@portal/ui';
import classes from './equipment.module.css';
import { phrases } from './phrases.ts';
import type { EquipmentLine } from './read-equipment.ts';

interface AlikeRowProps {
  group: string;
  lines: readonly EquipmentLine[];
  /** How many columns the sheet has. */
  width: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** The items of a group that all cars have alike, by their names, and a press to see them. */
export function AlikeRow({ group, lines, width, isOpen, onToggle }: AlikeRowProps) {
  const words = phrases.useTranslate();
  return (
    <tr className={classes.alike} data-alike={group}>
      <th scope="row">
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={onToggle}>
          {words('alike', { n: lines.length })}
        </Button>
      </th>
      <td colSpan={width - 1}>
        <span className={classes.names}>{lines.map(({ name }) => name).join(words('comma'))}</span>
      </td>
    </tr>
  );
}
