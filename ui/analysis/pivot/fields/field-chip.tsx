import type { Language } from '@portal/contract';
import { classNames, IconGripVertical, Popover, Unseen } from '@portal/ui';
import type { DragEvent, KeyboardEvent } from 'react';
import { pivotWords } from '../phrases.ts';
import classes from './pivot-fields.module.css';

/** Something that can be done with a field, by its name. */
export interface FieldAction {
  name: string;
  act: () => void;
  disabled?: boolean;
}

export interface FieldChipProps {
  field: string;
  name: string;
  /** What it is part of, in quiet words. */
  kind?: string;
  language: Language;
  actions: readonly FieldAction[];
  onShift: (step: 1 | -1) => void;
  onRemove: () => void;
  /** Something is dragged over it: on its first half, or on its second. */
  onOver: (event: DragEvent<HTMLElement>, isBehind: boolean) => void;
}

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** What a dragged field is named by. */
export const fieldType = 'application/x-portal-field';

/** A field that can be dragged; with keys it is shifted and taken away, and its menu moves it anywhere. */
export function FieldChip({ field, name, kind, language, actions, onShift, onRemove, onOver }: FieldChipProps) {
  const words = pivotWords(language);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.field !== field) return;
    const step = steps[event.key];
    if (step) onShift(step);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are those of the button within, and its menu does all that a drag does.
    <span
      className={classes.chip}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(fieldType, field);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        onOver(event, event.clientX > left + width / 2);
      }}
      onKeyDown={press}
    >
      <Popover
        label={words('actionsOf', { name })}
        className={classes.menu}
        triggerClassName={classes.field}
        triggerData={{ 'data-testid': 'pivot-field', 'data-field': field }}
        trigger={
          <>
            <IconGripVertical />
            {kind && <small>{kind}</small>}
            <span className={classes.fieldName}>{name}</span>
            <Unseen>{words('keysHint')}</Unseen>
          </>
        }
      >
        {(close) => (
          <FieldMenu
            actions={actions.map(({ act, ...action }) => ({
              ...action,
              act: () => {
                close();
                act();
              },
            }))}
          />
        )}
      </Popover>
    </span>
  );
}

/** What can be done, one below the other. */
export const FieldMenu = ({ actions }: { actions: readonly (FieldAction & { title?: string })[] }) => (
  <ul className={classes.actions}>
    {actions.map(({ name, act, disabled, title }) => (
      <li key={name}>
        <button type="button" className={classNames(classes.action)} disabled={disabled} title={title} onClick={act}>
          {name}
        </button>
      </li>
    ))}
  </ul>
);
