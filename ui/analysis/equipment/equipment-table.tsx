import { Button, EmptyState, SheetFrame } from '@portal/ui';
import { Fragment, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import classes from './equipment.module.css';
import { Line } from './equipment-line.tsx';
import { phrases } from './phrases.ts';
import type { Equipment } from './read-equipment.ts';
import { type RowChoice, shownGroups } from './shown-lines.ts';

/** So many groups are drawn at once; the others follow when the page has answered. */
const drawnFirst = 3;

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
  const [drawn, setDrawn] = useState(drawnFirst);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => startTransition(() => setDrawn(Number.POSITIVE_INFINITY)), []);
  const groups = shownGroups(equipment.groups, rows, search);
  const width = equipment.cars.length + 1;
  const jump = (key: string) => {
    const row = place.current?.querySelector<HTMLElement>(`tr[data-group="${CSS.escape(key)}"]`);
    const frame = row?.closest('table')?.parentElement;
    const top = row?.closest('table')?.querySelector('thead')?.offsetHeight ?? 0;
    if (row && frame) frame.scrollTop = row.offsetTop - top;
  };
  if (groups.length === 0) return <EmptyState title={words('nothing')} />;
  return (
    <div ref={place}>
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
      <SheetFrame caption={caption} className={classes.sheet} data-testid="equipment">
        <thead>
          <tr>
            <th scope="col">{words('item')}</th>
            {equipment.cars.map((car, at) => (
              <th key={car.key} scope="col" data-key={car.key}>
                {head(car, at)}
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
          {groups.slice(0, drawn).map(({ key, name, lines, alike }) => {
            const isOpen = open.includes(key);
            return (
              <Fragment key={key}>
                <tr className={classes.group} data-group={key}>
                  <th scope="rowgroup" colSpan={width}>
                    <span>{name}</span>
                  </th>
                </tr>
                {lines.map((line) => (
                  <Line key={line.key} line={line} base={base} />
                ))}
                {alike.length > 0 && (
                  <tr className={classes.alike} data-alike={key}>
                    <th scope="row">
                      <Button
                        size="small"
                        variant="quiet"
                        aria-expanded={isOpen}
                        onClick={() => setOpen(isOpen ? open.filter((other) => other !== key) : [...open, key])}
                      >
                        {words('alike', { n: alike.length })}
                      </Button>
                    </th>
                    <td colSpan={width - 1}>
                      <span className={classes.names}>{alike.map((line) => line.name).join(words('comma'))}</span>
                    </td>
                  </tr>
                )}
                {isOpen && alike.map((line) => <Line key={line.key} line={line} base={base} />)}
              </Fragment>
            );
          })}
        </tbody>
      </SheetFrame>
    </div>
  );
}
