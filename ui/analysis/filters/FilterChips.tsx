import type { DimensionKey, Language } from '@portal/contract';
import { Button, filterDimensions, IconX, truncateText, type View } from '@portal/ui';
import { analysisWords } from '../phrases.ts';
import classes from './filters.module.css';

export interface FilterChipsProps {
  view: View;
  onChange: (view: View) => void;
  nameOf: (dimension: DimensionKey, key: string) => string;
  dimensionName: (dimension: DimensionKey) => string;
  language: Language;
}

/** What narrows the view now, each to be taken away by itself or all at once. */
export function FilterChips({ view, onChange, nameOf, dimensionName, language }: FilterChipsProps) {
  const words = analysisWords(language);
  const chips = filterDimensions.flatMap((dimension) =>
    (view.filters[dimension] ?? []).map((key) => ({ dimension, key, name: nameOf(dimension, key) })),
  );
  if (chips.length === 0) return null;
  const remove = (dimension: DimensionKey, key: string) =>
    onChange({
      ...view,
      filters: { ...view.filters, [dimension]: view.filters[dimension]?.filter((other) => other !== key) ?? [] },
    });
  return (
    <div className={classes.chips}>
      {chips.slice(0, 20).map(({ dimension, key, name }) => (
        <button
          key={`${dimension}-${key}`}
          type="button"
          className={classes.chip}
          aria-label={words('remove', { name: `${dimensionName(dimension)} ${name}` })}
          onClick={() => remove(dimension, key)}
        >
          <span className={classes.chipName}>{dimensionName(dimension)}</span>
          {truncateText(name, 24)}
          <IconX />
        </button>
      ))}
      {chips.length > 20 && <span className={classes.note}>+{chips.length - 20}</span>}
      <Button size="small" variant="quiet" onClick={() => onChange({ ...view, filters: {} })}>
        {words('clearAll')}
      </Button>
    </div>
  );
}
