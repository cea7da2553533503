import type { DimensionKey, Language } from '@portal/contract';
import { ChipRow, type Narrowed, namedIn } from '@portal/ui';
import { analysisWords } from '../page/phrases.ts';
import type { ValueFilter } from '../values/value-field.tsx';
import classes from './filters.module.css';
import { groupChosen, type MemberGroup } from './members/groups.ts';
import type { Narrowing } from './use-narrowing.ts';

export interface FilterChipsProps {
  view: Narrowed;
  dimensions: readonly DimensionKey[];
  narrowing: Pick<Narrowing, 'setFilters' | 'leaveOut' | 'clear'>;
  nameOf: (dimension: DimensionKey, key: string) => string;
  dimensionName: (dimension: DimensionKey) => string;
  groupsOf: (dimension: DimensionKey) => readonly MemberGroup[];
  language: Language;
  /** The values that a list is narrowed by, which stand behind the members. */
  values?: ValueFilter | null;
}

/** What narrows the view now, each to be taken away by itself or all at once. */
export function FilterChips({
  view,
  dimensions,
  narrowing,
  nameOf,
  dimensionName,
  groupsOf,
  language,
  values,
}: FilterChipsProps) {
  const words = analysisWords(language);
  const chipsOf = (dimension: DimensionKey, keys: readonly string[], isOut: boolean) => {
    const kind = dimensionName(dimension);
    const keep = (remaining: string[]) =>
      isOut
        ? narrowing.leaveOut(dimension, remaining)
        : narrowing.setFilters({ ...view.filters, [dimension]: remaining });
    const chip = (id: string, of: string, remaining: string[]) => {
      const name = isOut ? words('without', { name: of }) : of;
      return {
        id: `${dimension}-${isOut ? 'without-' : ''}${id}`,
        kind,
        name,
        isOut,
        removeLabel: words('remove', { name: `${kind} ${name}` }),
        onRemove: () => keep(remaining),
      };
    };
    // What goes by one name together is said, and taken away, as one.
    const group = groupChosen(groupsOf(dimension), keys);
    if (group) return [chip(group.key, group.name, [])];
    return keys.map((key) =>
      chip(
        key,
        nameOf(dimension, key),
        keys.filter((other) => other !== key),
      ),
    );
  };
  const chips = dimensions.flatMap((dimension) => [
    ...chipsOf(dimension, view.filters[dimension] ?? [], false),
    ...chipsOf(dimension, view.without[dimension] ?? [], true),
  ]);
  const valueChips = (values?.chips ?? []).map((valueChip) => ({
    ...valueChip,
    isOut: false,
    removeLabel: words('remove', { name: `${valueChip.kind} ${valueChip.name}` }),
  }));
  return (
    <ChipRow
      className={classes.chips}
      chips={[...chips, ...valueChips]}
      note={values?.note}
      clearLabel={words('clearAll')}
      onClear={values?.widen ?? (() => narrowing.clear(...(Object.keys(namedIn(view)) as DimensionKey[])))}
    />
  );
}
