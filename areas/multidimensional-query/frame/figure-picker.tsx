import { Checkbox, IconPlus, IconSearch, Popover, TextField } from '@portal/ui';
import { useState } from 'react';
import { phrases } from '../phrases.ts';
import { mostFigures } from '../state/cross-state.ts';
import type { CrossFigure } from '../state/figures.ts';
import classes from './cross.module.css';
import { useCross } from './cross-context.ts';

/** All figures of all datasets that the account holds, by dataset, found by a part of their name. */
export function FigurePicker() {
  const say = phrases.useTranslate();
  return (
    <Popover
      label={say('addFigure')}
      className={classes.picker}
      triggerClassName={classes.add}
      triggerData={{ 'data-testid': 'cross-add-figure' }}
      trigger={
        <>
          <IconPlus />
          {say('addFigure')}
        </>
      }
    >
      {() => <FigureList />}
    </Popover>
  );
}

function FigureList() {
  const say = phrases.useTranslate();
  const { figures, offered, change } = useCross();
  const [wanted, setWanted] = useState('');
  const ids = figures.map(({ id }) => id);
  const found = offered.filter(({ name, datasetName }) =>
    `${datasetName} ${name}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const groups = [...new Set(found.map(({ datasetName }) => datasetName))].map(
    (dataset) => [dataset, found.filter(({ datasetName }) => datasetName === dataset)] as const,
  );
  const toggle = ({ id }: CrossFigure, on: boolean) =>
    change({ figures: on ? [...ids, id] : ids.filter((other) => other !== id) });
  return (
    <>
      <TextField
        label={say('findFigure')}
        labelHidden
        type="search"
        placeholder={say('findFigure')}
        prefix={<IconSearch />}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
        autoFocus
      />
      <div className={classes.options}>
        {groups.map(([dataset, own]) => (
          <fieldset key={dataset}>
            <legend>{dataset}</legend>
            {own.map((figure) => {
              const isChosen = ids.includes(figure.id);
              return (
                <Checkbox
                  key={figure.id}
                  value={figure.id}
                  checked={isChosen}
                  disabled={isChosen ? ids.length === 1 : ids.length >= mostFigures}
                  title={figure.definition}
                  onChange={(event) => toggle(figure, event.currentTarget.checked)}
                >
                  {figure.name}
                </Checkbox>
              );
            })}
          </fieldset>
        ))}
        {found.length === 0 && <p>{say('noFigure')}</p>}
      </div>
    </>
  );
}
