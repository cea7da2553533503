import type { DimensionKey, Language } from '@portal/contract';
import { ChipRow, truncateText, type View } from '@portal/ui';
import { analysisWords } from '../phrases.ts';
import classes from './filters.module.css';
import { groupChosen, type MemberGroup } from './groups.ts';

export interface FilterChipsProps {
  view: View;
  dimensions: readonly DimensionKey[];
  onChange: (view: View) => void;
  nameOf: (dimension: DimensionKey, key: string) => string;
  dimensionName: (dimension: DimensionKey) => string;
  groupsOf: (dimension: DimensionKey) => readonly MemberGroup[];
  language: Language;
}

/** What narrows the view now, each to be taken away by itself or all at once. */
export function FilterChips({
  view,
  dimensions,
  onChange,
  nameOf,
  dimensionName,
  groupsOf,
  language,
}: FilterChipsProps) {
  const words = analysisWords(language);
  const keep = (dimension: DimensionKey, keys: string[]) =>
    onChange({ ...view, filters: { ...view.filters, [dimension]: keys } });
  const chips = dimensions.flatMap((dimension) => {
    const [kind, chosen] = [dimensionName(dimension), view.filters[dimension] ?? []];
    const chip = (id: string, name: string, kept: string[]) => ({
      ...{ id: `${dimension}-${id}`, kind, name: truncateText(name, 24) },
      removeLabel: words('remove', { name: `${kind} ${name}` }),
      onRemove: () => keep(dimension, kept),
    });
    // What goes by one name together is said, and taken away, as one.
    const group = groupChosen(groupsOf(dimension), chosen);
    if (group) return [chip(group.key, group.name, [])];
    return chosen.map((key) =>
      chip(
        key,
        nameOf(dimension, key),
        chosen.filter((other) => other !== key),
      ),
    );
  });
  return (
    <ChipRow
      className={classes.chips}
      chips={chips}
      clearLabel={words('clearAll')}
      onClear={() => onChange({ ...view, filters: {} })}
    />
  );
}
