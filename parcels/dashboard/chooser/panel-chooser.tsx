import { mostPanels, type PanelName } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { settings } from '@portal/shell/insider';
import { OrderDialog, useOrder } from '@portal/ui';
import { useState } from 'react';
import { isFull, toggled } from './choice.ts';
import { ChoiceRow } from './choice-row.tsx';
import classes from './chooser.module.css';
import { useTranslate } from './phrases.ts';

interface PanelChooserProps {
  onClose: () => void;
  /** An empty choice is a reset (A22). */
  onSave: (panels: PanelName[]) => void;
}

/** S2.079 S2.080: up to three panels in an order of one's own; nothing is kept before it is saved. */
export function PanelChooser({ onClose, onSave }: PanelChooserProps) {
  const say = useTranslate();
  const language = useLanguage();
  const [chosen, setChosen] = useState<PanelName[]>(() => [...settings.myPanels]);
  const [hint, setHint] = useState<'full' | null>(null);
  const ordering = useOrder({ order: chosen, onChange: setChosen, labelOf: say, language });
  const toggle = (name: PanelName) => {
    setHint(isFull(chosen) && !chosen.includes(name) ? 'full' : null);
    setChosen(toggled(chosen, name));
  };
  const rest = settings.allPanels.filter((name) => !chosen.includes(name));
  return (
    <OrderDialog
      name="panel-chooser"
      hook="panel"
      words={{
        title: say('open'),
        lead: say('lead'),
        close: say('close'),
        reset: say('reset'),
        cancel: say('cancel'),
        save: say('save'),
      }}
      ordering={ordering}
      onReset={() => onSave([])}
      onSave={() => onSave(chosen)}
      onClose={onClose}
      status={
        <p className={hint ? classes.hint : classes.count} role="status" data-testid="panel-hint">
          {hint ? say(hint) : say('chosen', { count: chosen.length, most: mostPanels })}
        </p>
      }
    >
      {[...chosen, ...rest].map((name) => (
        <ChoiceRow key={name} name={name} row={ordering.rowOf(name)} onToggle={() => toggle(name)} />
      ))}
    </OrderDialog>
  );
}
