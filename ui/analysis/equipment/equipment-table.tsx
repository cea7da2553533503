import { Button, classNames, EmptyState, SheetFrame } from '@portal/ui';
import {
  type CSSProperties,
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { AlikeRow } from './alike-row.tsx';
import classes from './equipment.module.css';
import { Line } from './equipment-line.tsx';
import { phrases } from './phrases.ts';
import type { Equipment } from './read-equipment.ts';
import { sheetRows } from './sheet-rows.ts';
import { type RowChoice, shownGroups } from './shown-lines.ts';
import { useDrawnPart } from './use-drawn-part.ts';

/** A line of texts above the items, such as prices. */
export interface AheadLine {
  key: string;
  name: string;
  cells: readonly string[];
}

export interface EquipmentTableProps {
  equipment: Equipment;
  caption: string;
  /** The place of the car that others are set against. */
  base: number;
  rows: RowChoice;
  /** Part of the name of an item. */
  search: string;
  ahead?: readonly AheadLine[];
  /** What stands in the head of a car. */
  head: (car: Equipment['cars'][number], at: number) => ReactNode;
}

/** Cars side by side, an item a line: head and first column stay in sight, and what differs from the base has a sign. */
export function EquipmentTable({ equipment, caption, base, rows, search, ahead = [], head }: EquipmentTableProps) {
  const words = phrases.useTranslate();
  const [open, setOpen] = useState<readonly string[]>([]);
  const place = useRef<HTMLDivElement>(null);
  // The head shows another base at once, thousands of cells a moment later.
  const lineBase = useDeferredValue(base);
  const groups = useMemo(() => shownGroups(equipment.groups, rows, search), [equipment, rows, search]);
  const lines = useMemo(() => sheetRows(groups, open), [groups, open]);
  const drawn = useDrawnPart(lines.length, `${rows} ${search}`);
  const width = equipment.cars.length + 1;
  const [goal, setGoal] = useState<{ group: string } | null>(null);
  const jump = (group: string) => {
    drawn.drawAll();
    setGoal({ group });
  };
  useLayoutEffect(() => {
    const row = goal && place.current?.querySelector<HTMLElement>(`tr[data-group="${CSS.escape(goal.group)}"]`);
    const frame = row?.closest('table')?.parentElement;
    const top = row?.closest('table')?.querySelector('thead')?.offsetHeight ?? 0;
    if (row && frame) frame.scrollTop = row.offsetTop - top;
  }, [goal]);
  if (groups.length === 0) return <EmptyState title={words('nothing')} />;
  return (
    <div ref={place} style={{ '--cars': equipment.cars.length } as CSSProperties}>
      {groups.length > 1 && (
        <nav className={classes.jump} aria-label={words('jump')}>
          {groups.map(({ key, name }) => (
            <Button
              key={key}
              size="small"
              variant="quiet"
              data-testid="equipment-jump"
              data-key={key}
              onClick={() => jump(key)}
            >
              {name}
            </Button>
          ))}
        </nav>
      )}
      <p className={classes.legend}>{words('legend')}</p>
      <SheetFrame caption={caption} className={classNames(classes.sheet, classes.even)} data-testid="equipment">
        <thead>
          <tr>
            <th scope="col">{words('item')}</th>
            {equipment.cars.map((car, at) => (
              <th key={car.key} scope="col" data-key={car.key}>
                {at < drawn.columns && head(car, at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ahead.map(({ key, name, cells }) => (
            <tr key={key} data-row={key}>
              <th scope="row">{name}</th>
              {cells.map((text, at) => (
                <td key={equipment.cars[at]?.key}>{text}</td>
              ))}
            </tr>
          ))}
          {lines.slice(0, drawn.rows).map((row) => {
            if (row.kind === 'line')
              return <Line key={row.key} line={row.line} base={lineBase} columns={drawn.columns} />;
            const { key, group } = row;
            if (row.kind === 'group')
              return (
                <tr key={key} className={classes.group} data-group={group}>
                  <th scope="rowgroup" colSpan={width}>
                    <span>{row.name}</span>
                  </th>
                </tr>
              );
            const isOpen = open.includes(group);
            return (
              <AlikeRow
                key={key}
                group={group}
                lines={row.lines}
                width={width}
                isOpen={isOpen}
                onToggle={() => setOpen(isOpen ? open.filter((other) => other !== group) : [...open, group])}
              />
            );
          })}
        </tbody>
      </SheetFrame>
    </div>
  );
}
