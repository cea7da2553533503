import type { DimensionKey, Language } from '@portal/contract';
import { ChipRow, truncateText, type View } from '@portal/ui';
import { analysisWords } from '../phrases.ts';
import classes from './filters.module.css';

export interface FilterChipsProps {
  view: View;
  dimensions: readonly DimensionKey[];
  onChange: (view: View) => void;
  nameOf: (dimension: DimensionKey, key: string) => string;
  dimensionName: (dimension: DimensionKey) => string;
  language: Language;
}

/** What narrows the view now, each to be taken away by itself or all at once. */
export function FilterChips({ view, dimensions, onChange, nameOf, dimensionName, language }: FilterChipsProps) {
  const words = analysisWords(language);
  const remove = (dimension: DimensionKey, key: string) =>
    onChange({
      ...view,
      filters: { ...view.filters, [dimension]: view.filters[dimension]?.filter((other) => other !== key) ?? [] },
    });
  const chips = dimensions.flatMap((dimension) =>
    (view.filters[dimension] ?? []).map((key) => {
      const [kind, name] = [dimensionName(dimension), nameOf(dimension, key)];
      return {
        ...{ id: `${dimension}-${key}`, kind, name: truncateText(name, 24) },
        removeLabel: words('remove', { name: `${kind} ${name}` }),
        onRemove: () => remove(dimension, key),
      };
    }),
  );
  return (
    <ChipRow
      className={classes.chips}
      chips={chips}
      clearLabel={words('clearAll')}
      onClear={() => onChange({ ...view, filters: {} })}
    />
  );
}
