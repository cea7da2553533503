import { questionBase as base, freeOf, narrowedTo, type View } from '@portal/ui';
import type { Catalogue, Chosen, Query } from '@portal/ui/analysis';
import { type fitmentChoices, measures, mostCompared, type spreadChoices, type worthChoices } from './choices.ts';

/** A view without measures, which have no rate. */
const ofItems = (view: View): View => ({
  ...view,
  without: view.filters.equipmentItem ? view.without : { ...view.without, equipmentCategory: measures },
});

/** The last year of a view, or the one that is chosen where the release has it. @param year four digits, or nothing */
export function yearOf(view: View, catalogue: Catalogue, year = ''): { from: string; to: string } {
  const [first, last] = [catalogue.first.slice(0, 4), catalogue.last.slice(0, 4)];
  const own = base(view, catalogue).to.slice(0, 4);
  const modelYear = /^\d{4}$/.test(year) && year >= first && year <= last ? year : own;
  return { from: `${modelYear}-01`, to: `${modelYear}-12` };
}

/** The items of the last year with how much more common each has become, the fastest first. */
export const itemsOf = (view: View, catalogue: Catalogue): Query => ({
  ...base(ofItems(freeOf(view, 'equipmentItem')), catalogue),
  ...yearOf(view, catalogue),
  by: ['equipmentItem'],
  indicators: ['standardRate', 'yoyStandardRate'],
  sort: { by: 'standardRate', direction: 'descending' },
  limit: 1000,
});

/** The members that are compared where nobody has chosen any: of items the most common ones, else those of most trims. */
export function largestOf(view: View, catalogue: Catalogue, by: Chosen<typeof fitmentChoices>['by']): Query {
  return {
    ...base(ofItems(view), catalogue),
    ...yearOf(view, catalogue),
    by: [by],
    indicators: by === 'equipmentItem' ? ['standardRate', 'yoyStandardRate'] : ['equipmentTrims'],
    sort: { by: by === 'equipmentItem' ? 'yoyStandardRate' : 'equipmentTrims', direction: 'descending' },
    limit: 6,
  };
}

/** A rate of members over the years. @param item what it is the rate of, where the members are no items themselves */
export function rateOf(
  view: View,
  catalogue: Catalogue,
  { by, indicator, item }: Chosen<typeof fitmentChoices> & { item: string },
  members: readonly string[],
): Query {
  const narrowed = narrowedTo(view, by === 'equipmentItem' ? {} : { equipmentItem: [item] });
  return {
    ...base(narrowedTo(narrowed, { [by]: members.slice(0, mostCompared) }), catalogue),
    by: ['period', by],
    indicators: [indicator, 'equipmentTrims'],
    fillGaps: true,
  };
}

/** How common an item is within each member of a dimension, by year. */
export const spreadOf = (
  view: View,
  catalogue: Catalogue,
  by: Chosen<typeof spreadChoices>['by'],
  item: string,
): Query => ({
  ...base(narrowedTo(view, { equipmentItem: [item] }), catalogue),
  by: ['period', by],
  indicators: ['weightedStandardRate', 'equipmentTrims'],
  fillGaps: true,
  limit: 20_000,
});

/** The models that have an item as standard, by year and member. */
export const havingOf = (
  view: View,
  catalogue: Catalogue,
  by: Chosen<typeof spreadChoices>['by'],
  item: string,
): Query => ({
  ...base(narrowedTo(view, { equipmentItem: [item], equipmentState: ['standard'] }), catalogue),
  by: ['period', by, 'model'],
  indicators: ['equipmentTrims'],
  limit: 20_000,
});

/** How the trims of each sub-model have an item in a year. */
export const statesOf = (
  view: View,
  catalogue: Catalogue,
  { by, year }: Chosen<typeof worthChoices>,
  item: string,
): Query => ({
  ...base(narrowedTo(view, { equipmentItem: [item] }), catalogue),
  ...yearOf(view, catalogue, year),
  by: [by, 'subModel', 'trim', 'equipmentState'],
  indicators: ['equipmentTrims', 'optionPrice'],
  limit: 20_000,
});

/** The list prices of the same trims in the same year, which are another product. */
export function pricesOf({ dateType, from, to, filters, without }: Query): Query {
  const { equipmentItem: _item, equipmentState: _state, ...cars } = filters ?? {};
  return {
    dataset: 'price',
    dataSources: [],
    dateType,
    from,
    to,
    by: ['trim'],
    indicators: ['msrp', 'tp', 'retailVolume'],
    filters: cars,
    ...(without && { without }),
    limit: 20_000,
  };
}
