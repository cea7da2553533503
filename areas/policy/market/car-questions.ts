import { questionBase, type View } from '@portal/ui';
import type { Catalogue, Query } from '@portal/ui/analysis';

/** The car that a view is about: the only sub-model that it names; null where it names none, or several. */
export function carOf({ filters }: Pick<View, 'filters'>): string | null {
  const [car, ...others] = filters.subModel ?? [];
  return car !== undefined && others.length === 0 ? car : null;
}

const technical = ['listedRange', 'listedBattery', 'energyDensity', 'electricityUse', 'curbWeight'] as const;

/** What stands of a car in all batches: where the address names no months, in all that there are. */
const ofAll = (view: View, catalogue: Catalogue) => {
  const base = questionBase(view, catalogue);
  return view.from === null
    ? { ...base, dateType: 'monthly' as const, from: since(catalogue), to: catalogue.last }
    : base;
};

/** As many months as a question takes. */
const most = 36;

function since({ first, last }: Pick<Catalogue, 'first' | 'last'>): string {
  const [year = 0, month = 0] = last.split('-').map(Number);
  const begin = year * 12 + month - most;
  const text = `${Math.floor(begin / 12)}-${String((begin % 12) + 1).padStart(2, '0')}`;
  return text > first ? text : first;
}

/** What is announced of a car on the whole: a row, with its fuel type and segment. */
export function carFigures(view: View, catalogue: Catalogue): Query {
  return {
    ...ofAll(view, catalogue),
    by: ['subModel', 'brand', 'fuelType', 'segment'],
    indicators: [...technical, 'entries', 'listedBatches'],
  };
}

/** The entries of a car, the newest first: the batch, the code, and what it says. */
export function entriesOfCar(view: View, catalogue: Catalogue): Query {
  return {
    ...ofAll(view, catalogue),
    by: ['period', 'batch', 'productCode', 'entryKind'],
    indicators: [...technical],
    sort: { by: 'period', direction: 'descending' },
  };
}
