import { addMonths } from '@portal/contract';
import { questionBase as base, narrowedTo, type View } from '@portal/ui';
import type { Catalogue, Query } from '@portal/ui/analysis';

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
