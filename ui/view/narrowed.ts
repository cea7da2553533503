import type { DimensionKey, Filters } from '@portal/contract';
import type { View } from './view.ts';

/** What a view is narrowed by: members that it asks for, and members that it leaves out. */
export type Narrowed = Pick<View, 'filters' | 'without'>;

/** Narrowed by nothing. */
export const notNarrowed: Narrowed = { filters: {}, without: {} };

const some = (members: Filters): boolean => Object.values(members).some((keys) => keys.length > 0);

/** Whether anything narrows a view. */
export const isNarrowed = ({ filters, without }: Narrowed): boolean => some(filters) || some(without);

/** Whether a dimension narrows a view. */
export const isNarrowedBy = ({ filters, without }: Narrowed, dimension: DimensionKey): boolean =>
  Boolean(filters[dimension]?.length || without[dimension]?.length);

/** Without the dimensions that name nobody, so that addresses and questions stay short. */
const tidy = (members: Filters): Filters =>
  Object.fromEntries(Object.entries(members).filter(([, keys]) => keys.length > 0));

const less = (members: Filters, taken: readonly string[]): Filters =>
  Object.fromEntries(Object.entries(members).filter(([dimension]) => !taken.includes(dimension)));

/** A view that some dimensions do not narrow, in either way. */
export const freeOf = <Of extends Narrowed>(view: Of, ...dimensions: DimensionKey[]): Of => ({
  ...view,
  filters: less(view.filters, dimensions),
  without: less(view.without, dimensions),
});

/** A view narrowed to members of some dimensions, whatever it asked for or left out of these before. */
export function narrowedTo<Of extends Narrowed>(view: Of, filters: Filters): Of {
  const free = freeOf(view, ...(Object.keys(filters) as DimensionKey[]));
  return { ...free, filters: tidy({ ...free.filters, ...filters }) };
}

const apart = (members: Filters, from: Filters): Filters =>
  tidy(
    Object.fromEntries(
      Object.entries(members).map(([dimension, keys]) => [
        dimension,
        keys.filter((key) => !from[dimension as DimensionKey]?.includes(key)),
      ]),
    ),
  );

/** A view that asks for these members; those of them that it left out are left out no more. */
export const choosing = <Of extends Narrowed>(view: Of, filters: Filters): Of => ({
  ...view,
  filters: tidy(filters),
  without: apart(view.without, filters),
});

/** A view that leaves these members of a dimension out; those of them that it asked for are asked for no more. */
export function leavingOut<Of extends Narrowed>(view: Of, dimension: DimensionKey, keys: readonly string[]): Of {
  const without = tidy({ ...view.without, [dimension]: [...keys] });
  return { ...view, filters: apart(view.filters, without), without };
}

/** All members that a view names, asked for and left out. */
export const namedIn = ({ filters, without }: Narrowed): Filters =>
  Object.fromEntries(
    [...new Set([...Object.keys(filters), ...Object.keys(without)])].map((key) => {
      const dimension = key as DimensionKey;
      return [dimension, [...(filters[dimension] ?? []), ...(without[dimension] ?? [])]];
    }),
  );
