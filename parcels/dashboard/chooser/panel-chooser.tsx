import { mostPanels, type PanelName } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { settings } from '@portal/shell/insider';
import { Button, Modal, moved, orderWords, Unseen, useDragOrder } from '@portal/ui';
import { useRef, useState } from 'react';
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
  const [spoken, setSpoken] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const move = (name: PanelName, to: number) => {
    const next = moved(chosen, name, to);
    if (next.join() === chosen.join()) return;
    setChosen(next);
    setSpoken(orderWords[language].moved(say(name), next.indexOf(name) + 1, next.length));
  };
  const toggle = (name: PanelName) => {
    setHint(isFull(chosen) && !chosen.includes(name) ? 'full' : null);
    setChosen(toggled(chosen, name));
  };
  const { dragged, grip } = useDragOrder(list, move);
  const rest = settings.allPanels.filter((name) => !chosen.includes(name));
  return (
    <Modal
      open
      onClose={onClose}
      title={say('open')}
      closeLabel={say('close')}
      width={480}
      data-testid="panel-chooser"
      footer={
        <div className={classes.foot}>
          <Button variant="quiet" data-testid="panel-reset" onClick={() => onSave([])}>
            {say('reset')}
          </Button>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" data-testid="panel-save" onClick={() => onSave(chosen)}>
            {say('save')}
          </Button>
        </div>
      }
    >
      <p className={classes.lead}>{say('lead')}</p>
      <ul ref={list} className={classes.list}>
        {[...chosen, ...rest].map((name) => (
          <ChoiceRow
            key={name}
            name={name}
            at={chosen.indexOf(name)}
            of={chosen.length}
            dragged={dragged === name}
            grip={grip(name)}
            onToggle={() => toggle(name)}
            onMove={(to) => move(name, to)}
          />
        ))}
      </ul>
      <p className={hint ? classes.hint : classes.count} role="status" data-testid="panel-hint">
        {hint ? say(hint) : say('chosen', { count: chosen.length, most: mostPanels })}
      </p>
      <Unseen aria-live="polite">{spoken}</Unseen>
    </Modal>
  );
}
