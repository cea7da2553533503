import type { Language } from '@portal/contract';
import { type RefObject, useRef, useState } from 'react';
import { moved } from './moved.ts';
import { orderWords } from './phrases.ts';
import { type Grip, useDragOrder } from './use-drag-order.ts';

export interface OrderSource<Name extends string> {
  /** As it stands now. */
  order: readonly Name[];
  onChange: (order: Name[]) => void;
  /** What a name is called where its new place is read out. */
  labelOf: (name: Name) => string;
  language: Language;
}

/** What a row is moved by, as OrderRow and OrderHandles take it. */
export interface OrderedRow {
  /** Its place, counted from 0; -1 where it has none. */
  at: number;
  /** How many have a place. */
  of: number;
  dragged: boolean;
  grip: Grip;
  onMove: (to: number) => void;
}

/** A list that a person puts in order, by dragging or by its buttons. */
export interface Ordering<Name extends string> {
  list: RefObject<HTMLUListElement | null>;
  /** Where the last one went, for screen readers. */
  spoken: string;
  rowOf: (name: Name) => OrderedRow;
}

export function useOrder<Name extends string>(source: OrderSource<Name>): Ordering<Name> {
  const { order, onChange, labelOf, language } = source;
  const list = useRef<HTMLUListElement>(null);
  const [spoken, setSpoken] = useState('');
  const move = (name: Name, to: number) => {
    const next = moved(order, name, to);
    if (next.join() === order.join()) return;
    onChange(next);
    setSpoken(orderWords[language].moved(labelOf(name), next.indexOf(name) + 1, next.length));
  };
  const { dragged, grip } = useDragOrder(list, move);
  return {
    list,
    spoken,
    rowOf: (name) => ({
      at: order.indexOf(name),
      of: order.length,
      dragged: dragged === name,
      grip: grip(name),
      onMove: (to) => move(name, to),
    }),
  };
}
