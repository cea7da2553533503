import { Checkbox, IconSearch, SelectField, TextField } from '@portal/ui';
import { AddField, useOff, usePage } from '@portal/ui/analysis';
import { useId, useState } from 'react';
import { phrases } from '../phrases.ts';
import { mostFigures } from '../state/cross-state.ts';
import type { CrossFigure } from '../state/figures.ts';
import { isOffInYears } from '../state/resolve.ts';
import classes from './cross.module.css';
import { useCross } from './cross-context.ts';

/** All figures of all datasets that the account holds, by dataset, found by a part of their name. */
export function FigurePicker() {
  const say = phrases.useTranslate();
  return (
    <AddField
      label={say('addFigure')}
      className={classes.picker}
      data={{ 'data-testid': 'cross-add-figure' }}
      words={say('addFigure')}
    >
      {() => <FigureList />}
    </AddField>
  );
}

function FigureList() {
  const say = phrases.useTranslate();
  const { offered } = useCross();
  const [wanted, setWanted] = useState('');
  const found = offered.filter(({ name, datasetName }) =>
    `${datasetName} ${name}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
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
        {[...new Set(found.map(({ dataset }) => dataset))].map((dataset) => (
          <DatasetFigures key={dataset} found={found.filter((figure) => figure.dataset === dataset)} />
        ))}
        {found.length === 0 && <p>{say('noFigure')}</p>}
      </div>
    </>
  );
}

/** The figures of a dataset, each once: those of one of its sources, which is chosen above them. What years have not is off and says why. */
function DatasetFigures({ found }: { found: readonly CrossFigure[] }) {
  const say = phrases.useTranslate();
  const { figures, change } = useCross();
  const { view } = usePage();
  const reason = useId();
  const why = useOff()('', 'inYears').title;
  const ids = figures.map(({ id }) => id);
  const sources = new Map(found.map(({ source, sourceName }) => [source ?? '', sourceName]));
  const [wanted, setWanted] = useState(
    () => figures.find(({ id }) => found.some((figure) => figure.id === id))?.source,
  );
  const source = [...sources.keys()].find((key) => key === (wanted ?? '')) ?? [...sources.keys()][0] ?? '';
  const listed = found.filter((figure) => (figure.source ?? '') === source);
  const toggle = (id: string, on: boolean) =>
    change({ figures: on ? [...ids, id] : ids.filter((other) => other !== id) });
  return (
    <fieldset>
      <legend>{found[0]?.datasetName}</legend>
      {sources.size > 1 && (
        <SelectField
          label={say('figureSource', { name: found[0]?.datasetName ?? '' })}
          labelHidden
          value={source}
          options={[...sources].map(([value, label]) => ({ value, label }))}
          onChange={(value) => setWanted(value as CrossFigure['source'])}
        />
      )}
      {listed.map((figure) => {
        const { id, indicatorName, definition } = figure;
        const isChosen = ids.includes(id);
        const isOff = isOffInYears(figure, view);
        return (
          <Checkbox
            key={id}
            value={id}
            checked={isChosen}
            disabled={isOff || (isChosen ? ids.length === 1 : ids.length >= mostFigures)}
            title={isOff ? why : definition}
            aria-describedby={isOff ? reason : undefined}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          >
            {indicatorName}
          </Checkbox>
        );
      })}
      {listed.some((figure) => isOffInYears(figure, view)) && (
        <p id={reason} className={classes.note}>
          {why}
        </p>
      )}
    </fieldset>
  );
}
