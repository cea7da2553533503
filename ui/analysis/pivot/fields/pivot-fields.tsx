import type { Language } from '@portal/contract';
import { Unseen } from '@portal/ui';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { pivotWords } from '../phrases.ts';
import { FieldChip, FieldMenu, fieldType } from './field-chip.tsx';
import { AddField, FieldZone } from './field-zone.tsx';
import { hasRoom, moveField, type Placement, shiftField, type Zone, zoneOf, zoneRoom, zones } from './move-field.ts';
import classes from './pivot-fields.module.css';

export interface PivotFieldsProps {
  placement: Placement;
  /** All dimensions that can be placed, in the order in which they are offered. */
  fields: readonly { key: string; name: string }[];
  language: Language;
  onChange: (placement: Placement) => void;
}

const moves = { rows: 'moveToRows', columns: 'moveToColumns', narrowed: 'moveToFilter' } as const;

/** Where each dimension lies: on rows, on columns, among the filters. By drag, by keys and by menus alike; each move is said. */
export function PivotFields({ placement, fields, language, onChange }: PivotFieldsProps) {
  const words = pivotWords(language);
  const place = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState('');
  const [over, setOver] = useState<Zone | null>(null);
  const moved = useRef<string | null>(null);
  const before = useRef(Infinity);
  const nameOf = (field: string) => fields.find(({ key }) => key === field)?.name ?? field;

  // What was moved keeps the focus in its new place, which it has once the page has followed; of what was taken away the
  // button that would bring it back has it.
  useEffect(() => {
    const field = moved.current;
    if (field === null) return;
    moved.current = null;
    const zone = zoneOf(placement, field);
    const seen = zone ? `[data-field="${field}"]` : '[data-testid="pivot-add"]';
    place.current?.querySelector<HTMLElement>(seen)?.focus();
  }, [placement]);

  const lay = (next: Placement, field: string, to: Zone | null) => {
    const name = nameOf(field);
    if (to && !hasRoom(placement, to, field)) {
      setSpoken(words('full', { zone: words(to), most: zoneRoom[to] }));
      return;
    }
    onChange(next);
    const at = to ? next[to].indexOf(field) + 1 : 0;
    setSpoken(
      to ? words('movedTo', { name, zone: words(to), place: at, all: next[to].length }) : words('takenAway', { name }),
    );
    moved.current = field;
  };
  const move = (field: string, to: Zone | null, at?: number) => lay(moveField(placement, field, to, at), field, to);
  const drop = (event: DragEvent<HTMLElement>, zone: Zone) => {
    event.preventDefault();
    setOver(null);
    const field = event.dataTransfer.getData(fieldType);
    if (!fields.some(({ key }) => key === field)) return;
    const own = placement[zone].indexOf(field);
    // Without itself, what stands behind it moves up by one.
    move(field, zone, own >= 0 && own < before.current ? before.current - 1 : before.current);
  };
  const free = fields.filter(({ key }) => zoneOf(placement, key) === null);
  return (
    <div ref={place} className={classes.fields} data-testid="pivot-fields">
      {zones.map((zone) => (
        <FieldZone
          key={zone}
          name={words(zone)}
          over={over === zone}
          data-testid="pivot-zone"
          data-zone={zone}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes(fieldType)) return;
            event.preventDefault();
            setOver(zone);
            if (event.target === event.currentTarget) before.current = Infinity;
          }}
          onDragLeave={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null);
          }}
          onDrop={(event) => drop(event, zone)}
        >
          {placement[zone].map((field, at) => (
            <FieldChip
              key={field}
              field={field}
              name={nameOf(field)}
              language={language}
              onShift={(step) => lay(shiftField(placement, field, step), field, zone)}
              onRemove={() => move(field, null)}
              onOver={(_event, isBehind) => {
                before.current = at + (isBehind ? 1 : 0);
              }}
              actions={[
                ...zones
                  .filter((other) => other !== zone)
                  .map((other) => ({
                    name: words(moves[other]),
                    act: () => move(field, other),
                    disabled: !hasRoom(placement, other, field),
                  })),
                {
                  name: words('earlier'),
                  act: () => lay(shiftField(placement, field, -1), field, zone),
                  disabled: at === 0,
                },
                {
                  name: words('later'),
                  act: () => lay(shiftField(placement, field, 1), field, zone),
                  disabled: at === placement[zone].length - 1,
                },
                { name: words('takeAway'), act: () => move(field, null) },
              ]}
            />
          ))}
          {placement[zone].length === 0 && <span className={classes.none}>{words('noneHere')}</span>}
          {free.length > 0 && hasRoom(placement, zone, '') && (
            <AddField
              label={`${words(zone)}: ${words('available')}`}
              className={classes.menu}
              data={{ 'data-testid': 'pivot-add', 'data-zone': zone }}
            >
              {(close) => (
                <FieldMenu
                  actions={free.map(({ key, name }) => ({
                    name,
                    act: () => {
                      close();
                      move(key, zone);
                    },
                  }))}
                />
              )}
            </AddField>
          )}
        </FieldZone>
      ))}
      <Unseen role="status" data-testid="pivot-announced">
        {spoken}
      </Unseen>
    </div>
  );
}
