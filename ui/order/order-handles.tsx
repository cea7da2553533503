import type { Language } from '@portal/contract';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '../icons/index.ts';
import classes from './order.module.css';
import { orderWords } from './phrases.ts';
import type { Grip } from './use-drag-order.ts';

export interface OrderHandlesProps {
  /** What the hooks of tests begin with: `panel` for `panel-up`, `panel-down` and `panel-grip`. */
  hook: string;
  /** Names the row to tests, and to people. */
  name: string;
  label: string;
  /** Its place, counted from 0, of so many. */
  at: number;
  of: number;
  dragged: boolean;
  grip: Grip;
  language: Language;
  onMove: (to: number) => void;
}

/** What a row of an ordered list is moved by: a grip to drag it, and a button for each direction. */
export function OrderHandles({ hook, name, label, at, of, dragged, grip, language, onMove }: OrderHandlesProps) {
  const words = orderWords[language];
  const move = (step: -1 | 1) => (
    <IconButton
      className={classes.step}
      label={step < 0 ? words.up(label) : words.down(label)}
      // Not disabled: a button that vanishes from the order of focus would take the focus with it.
      aria-disabled={step < 0 ? at === 0 : at === of - 1}
      data-testid={step < 0 ? `${hook}-up` : `${hook}-down`}
      data-name={name}
      onClick={() => onMove(at + step)}
    >
      {step < 0 ? <IconChevronUp /> : <IconChevronDown />}
    </IconButton>
  );
  return (
    <>
      <span
        className={classNames(classes.grip, dragged && classes.dragged)}
        title={words.drag}
        aria-hidden="true"
        data-testid={`${hook}-grip`}
        data-name={name}
        {...grip}
      >
        <IconGripVertical />
      </span>
      {move(-1)}
      {move(1)}
    </>
  );
}
