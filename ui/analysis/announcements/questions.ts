import { narrowedTo, questionBase, type View } from '@portal/ui';
import type { Catalogue, Query } from '../page/ask.ts';
import type { announcementLists } from './choices.ts';

/** A view of one catalogue alone. */
export const ofList = (view: View, list: (typeof announcementLists)[number]): View =>
  narrowedTo(view, { catalogueKind: [list] });

/** What the batches list over time: how many, of which kind, of how many brands, and how far they drive. */
export function announcementTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...questionBase(view, catalogue),
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
  const { from: _from, to: _to, ...rest } = questionBase(view, catalogue);
  const first = Number(catalogue.last.slice(0, 4)) - mostYears + 1;
  const from = [catalogue.first, `${first}-01`].sort().at(-1) ?? catalogue.first;
  return { ...rest, from, to: catalogue.last, dateType: 'annual', by: ['period'], indicators: ['entries'] };
}

/** Each batch of the view, the newest first. */
export function batchesOf(view: View, catalogue: Catalogue): Query {
  return {
    ...questionBase(view, catalogue),
    by: ['period', 'batch'],
    indicators: [
      ...(['entries', 'enteredEntries', 'changedEntries', 'withdrawnEntries', 'listedSubModels'] as const),
      ...(['listedBrands', 'listedRange', 'listedBattery', 'energyDensity'] as const),
    ],
    sort: { by: 'period', direction: 'descending' },
  };
}

/** The cars that batches list, each once, with the mean of what its entries say. */
export function announcedCars(view: View, catalogue: Catalogue): Query {
  return {
    ...questionBase(view, catalogue, 12),
    by: ['subModel', 'brand', 'fuelType', 'segment'],
    indicators: ['entries', 'listedRange', 'listedBattery', 'energyDensity', 'electricityUse', 'curbWeight'],
    sort: { by: 'listedRange', direction: 'descending' },
    limit: catalogue.caps.rows,
  };
}

/** The models that batches list. @param batch its key; null for all batches of the view */
export function listedIn(view: View, catalogue: Catalogue, batch: string | null): Query {
  const narrowed = batch === null ? view : narrowedTo(view, { batch: [batch] });
  return {
    ...questionBase(narrowed, catalogue),
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
