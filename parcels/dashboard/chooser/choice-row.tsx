import type { PanelName } from '@portal/contract';
import { Checkbox, classNames, IconButton, IconChevronDown, IconChevronUp, IconGripVertical } from '@portal/ui';
import type { PointerEvent } from 'react';
import classes from './chooser.module.css';
import { useTranslate } from './phrases.ts';

interface ChoiceRowProps {
  name: PanelName;
  /** Its place among the chosen, from 0; -1 when it is not chosen. */
  at: number;
  /** How many are chosen. */
  of: number;
  dragged: boolean;
  grip: { onPointerDown: (event: PointerEvent) => void };
  onToggle: () => void;
  onMove: (to: number) => void;
}

/** A panel to choose; a chosen one can be dragged, or moved by its two buttons. */
export function ChoiceRow({ name, at, of, dragged, grip, onToggle, onMove }: ChoiceRowProps) {
  const say = useTranslate();
  const isChosen = at >= 0;
  const move = (step: -1 | 1) => (
    <IconButton
      label={say(step < 0 ? 'up' : 'down', { name: say(name) })}
      // Not disabled: a button that vanishes from the order of focus would take the focus with it.
      aria-disabled={step < 0 ? at === 0 : at === of - 1}
      data-testid={step < 0 ? 'panel-up' : 'panel-down'}
      data-panel={name}
      onClick={() => onMove(at + step)}
    >
      {step < 0 ? <IconChevronUp /> : <IconChevronDown />}
    </IconButton>
  );
  return (
    <li
      className={classNames(classes.row, dragged && classes.dragged)}
      data-testid="panel-choice"
      data-panel={name}
      data-chosen={isChosen ? at : undefined}
    >
      <Checkbox className={classes.check} name={name} checked={isChosen} onChange={onToggle}>
        {say(name)}
      </Checkbox>
      {isChosen && (
        <span
          className={classes.grip}
          title={say('drag')}
          aria-hidden="true"
          data-testid="panel-grip"
          data-panel={name}
          {...grip}
        >
          <IconGripVertical />
        </span>
      )}
      {isChosen && move(-1)}
      {isChosen && move(1)}
    </li>
  );
}
