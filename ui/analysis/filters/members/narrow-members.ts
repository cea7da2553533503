import type { DimensionKey, Filters } from '@portal/contract';
import { freeOf, type Narrowed } from '@portal/ui';
import type { MembersQuestion } from '../../page/ask-members.ts';

/** Which other filters narrow the members of a dimension: its wider levels, and what describes it. */
const narrowedBy: Partial<Record<DimensionKey, readonly DimensionKey[]>> = {
  brand: ['manufacturer'],
  model: ['manufacturer', 'brand'],
  subModel: ['manufacturer', 'brand', 'model', 'fuelType', 'segment'],
  trim: ['manufacturer', 'brand', 'model', 'subModel', 'fuelType', 'segment'],
  province: ['area'],
  city: ['area', 'province', 'tier'],
};

/** Levels below a dimension, which give way when a wider one is chosen: they say nothing of what is left of it. */
const below: Partial<Record<DimensionKey, readonly DimensionKey[]>> = {
  brand: ['model', 'subModel'],
  model: ['subModel'],
  area: ['province', 'city'],
  province: ['city'],
};

/** The filters of a view within which the members of a dimension are searched. */
function within(dimension: DimensionKey, filters: Filters): Filters | undefined {
  const wider = (narrowedBy[dimension] ?? []).filter((key) => filters[key]?.length);
  return wider.length > 0 ? Object.fromEntries(wider.map((key) => [key, filters[key]])) : undefined;
}

/** What narrows the other dimensions of a view: under these it is counted what is left of each member. */
function under(dimension: DimensionKey, { filters, without }: Narrowed): Narrowed {
  return freeOf({ filters, without }, dimension, ...(below[dimension] ?? []));
}

/** How the members of a dimension are asked for: within its wider levels, each with what is left of it. */
export function narrowing(dimension: DimensionKey, view: Narrowed): Pick<MembersQuestion, 'within' | 'under'> {
  const wider = within(dimension, view.filters);
  return { ...(wider && { within: wider }), under: under(dimension, view) };
}
