import type { PanelName } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Checkbox, type OrderedRow, OrderHandles, OrderRow } from '@portal/ui';
import classes from './chooser.module.css';
import { useTranslate } from './phrases.ts';

interface ChoiceRowProps {
  name: PanelName;
  /** Without a place when it is not chosen. */
  row: OrderedRow;
  onToggle: () => void;
}

/** A panel to choose; a chosen one can be dragged, or moved by its two buttons. */
export function ChoiceRow({ name, row, onToggle }: ChoiceRowProps) {
  const say = useTranslate();
  const language = useLanguage();
  const isChosen = row.at >= 0;
  return (
    <OrderRow
      at={row.at}
      dragged={row.dragged}
      className={isChosen ? classes.chosen : undefined}
      data-testid="panel-choice"
      data-panel={name}
    >
      <Checkbox className={classes.check} name={name} checked={isChosen} onChange={onToggle}>
        {say(name)}
      </Checkbox>
      {isChosen && <OrderHandles hook="panel" name={name} label={say(name)} language={language} {...row} />}
    </OrderRow>
  );
}
