import type { PanelName } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Checkbox, classNames, type Grip, OrderHandles } from '@portal/ui';
import classes from './chooser.module.css';
import { useTranslate } from './phrases.ts';

interface ChoiceRowProps {
  name: PanelName;
  /** Its place among the chosen, from 0; -1 when it is not chosen. */
  at: number;
  /** How many are chosen. */
  of: number;
  dragged: boolean;
  grip: Grip;
  onToggle: () => void;
  onMove: (to: number) => void;
}

/** A panel to choose; a chosen one can be dragged, or moved by its two buttons. */
export function ChoiceRow({ name, at, of, dragged, grip, onToggle, onMove }: ChoiceRowProps) {
  const say = useTranslate();
  const language = useLanguage();
  const isChosen = at >= 0;
  return (
    <li
      className={classNames(classes.row, dragged && classes.dragged)}
      data-testid="panel-choice"
      data-panel={name}
      data-place={isChosen ? at : undefined}
    >
      <Checkbox className={classes.check} name={name} checked={isChosen} onChange={onToggle}>
        {say(name)}
      </Checkbox>
      {isChosen && (
        <OrderHandles
          hook="panel"
          name={name}
          label={say(name)}
          at={at}
          of={of}
          dragged={dragged}
          grip={grip}
          language={language}
          onMove={onMove}
        />
      )}
    </li>
  );
}
