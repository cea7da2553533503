import { addMonths } from '@portal/contract';
import { questionBase as base, narrowedTo, type View } from '@portal/ui';
import type { Catalogue, Query } from '@portal/ui/analysis';
import type { announcementLists } from './choices.ts';

/** A view of one catalogue alone. */
export const ofList = (view: View, list: (typeof announcementLists)[number]): View =>
  narrowedTo(view, { catalogueKind: [list] });

/** What the batches list over time: how many, of which kind, of how many brands, and how far they drive. */
export function announcementTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period'],
    indicators: [
      ...(['entries', 'yoyEntries', 'enteredEntries', 'changedEntries', 'withdrawnEntries'] as const),
      ...(['listedSubModels', 'listedBrands', 'listedManufacturers', 'listedRange', 'yoyListedRange'] as const),
    ],
    fillGaps: true,
  };
}

/** As many years as a question takes. */
const mostYears = 10;

/** In which years a catalogue lists what the view names, whatever months it is of. */
export function announcementYears(view: View, catalogue: Catalogue): Query {
  const { from: _from, to: _to, ...rest } = base(view, catalogue);
  const first = Number(catalogue.last.slice(0, 4)) - mostYears + 1;
  const from = [catalogue.first, `${first}-01`].sort().at(-1) ?? catalogue.first;
  return { ...rest, from, to: catalogue.last, dateType: 'annual', by: ['period'], indicators: ['entries'] };
}

/** A technical figure of the entries by fuel type, over time. */
export function announcementsByFuel(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period', 'fuelType'],
    indicators: ['listedRange', 'listedBattery', 'energyDensity', 'electricityUse'],
    sort: { by: 'fuelType', direction: 'ascending' },
    fillGaps: true,
  };
}

/** Each batch of the view, the newest first. */
export function batchesOf(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period', 'batch'],
    indicators: [
      ...(['entries', 'enteredEntries', 'changedEntries', 'withdrawnEntries', 'listedSubModels'] as const),
      ...(['listedBrands', 'listedRange', 'listedBattery', 'energyDensity'] as const),
    ],
    sort: { by: 'period', direction: 'descending' },
  };
}

/** The models that batches list. @param batch its key; null for all batches of the view */
export function listedIn(view: View, catalogue: Catalogue, batch: string | null): Query {
  const shown = batch === null ? view : narrowedTo(view, { batch: [batch] });
  return {
    ...base(shown, catalogue),
    by: [
      'productCode',
      // Its name is long, and would be cut where it leads the rows.
      ...(batch === null ? (['batch'] as const) : []),
      ...(['entryKind', 'brand', 'subModel', 'fuelType'] as const),
    ],
    indicators: ['listedRange', 'listedBattery', 'energyDensity', 'electricityUse', 'curbWeight'],
    sort: { by: 'listedRange', direction: 'descending' },
  };
}

/** The cars that entered the catalogue in the view, over its latest twelve periods where no months are chosen. */
export function enteredCars(view: View, catalogue: Catalogue): Query {
  return {
    ...base(narrowedTo(view, { entryKind: ['entered'] }), catalogue, 12),
    by: ['subModel', 'brand', 'segment', 'fuelType'],
    indicators: ['entries', 'listedRange', 'listedBattery', 'energyDensity', 'curbWeight'],
    sort: { by: 'entries', direction: 'descending' },
    limit: catalogue.caps.rows,
  };
}

/** As many months as a question takes. */
const months = 36;

/** Which of these cars were sold until the end of the view: a question to the powertrains, which hold their retail. */
export function soldCars(view: View, catalogue: Catalogue): Query {
  const { to, filters, without } = base(view, catalogue, 12);
  const { catalogueKind: _list, ...cars } = filters ?? {};
  return {
    dataset: 'energy',
    dataSources: [],
    dateType: 'monthly',
    from: addMonths(to, 1 - months),
    to,
    filters: cars,
    ...(without && { without }),
    by: ['subModel'],
    indicators: ['retailVolume'],
    limit: catalogue.caps.rows,
  };
}
