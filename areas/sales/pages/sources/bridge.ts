import type { Language, TableColumn, TableModel } from '@portal/contract';
import { questionBase, spanOf, type View } from '@portal/ui';
import { type Answer, type Catalogue, chartWords, type Query } from '@portal/ui/analysis';
import type { WaterfallChartSpec } from '@portal/ui/charts';

/** The two sources that a bridge leads from and to. */
const ends = ['DATASOURCE_CLH_PIFA', 'DATASOURCE_ZD_LINGSHOU'] as const;

/** How many of the latest periods a bridge is of where no months are chosen: a year. */
const year = { monthly: 12, quarterly: 4, annual: 1 } as const;

/** Why there is no bridge: a source is missing, filters name what exports and stock do not, or the months have none. */
export type NoBridge = 'bridgeSources' | 'bridgeFilters' | 'bridgeMonths';

/** The questions of a bridge: both ends, and what lies between. */
export interface BridgeQueries {
  sales: Query;
  stock: Query;
}

/**
 * What a bridge of a view asks, of the months that all three cover.
 * @param sales the catalogue of the page
 * @param stock the catalogue of exports and stock
 */
export function bridgeQueries(view: View, sales: Catalogue, stock: Catalogue): BridgeQueries | NoBridge {
  const sources = ends.map((end) => sales.dataSources.find(({ key }) => key === end));
  const [wholesale, retail] = sources;
  if (!wholesale || !retail) return 'bridgeSources';
  const all = [wholesale, retail, stock];
  const known = new Set<string>(stock.dimensions.map(({ key }) => key));
  const narrowing = [view.filters, view.without].flatMap((members) => Object.entries(members));
  if (narrowing.some(([key, keys]) => keys.length > 0 && !known.has(key))) return 'bridgeFilters';
  const first = all.map((covered) => covered.first).reduce((late, month) => (month > late ? month : late));
  const last = all.map((covered) => covered.last).reduce((early, month) => (month < early ? month : early));
  const span = first <= last ? spanOf(view, { first, last }, year[view.dateType]) : null;
  if (!span || span.from < first || span.to > last) return 'bridgeMonths';
  const base = { ...questionBase(view, sales), ...span };
  return {
    sales: { ...base, dataSources: [...ends], by: ['dataSource'], indicators: ['volume'] },
    stock: { ...base, dataset: 'stock', dataSources: [], by: [], indicators: ['exports', 'stockAdded', 'stockDrawn'] },
  };
}

export interface Bridge {
  wholesale: number | null;
  exports: number | null;
  /** What dealers have more at the end of the months than at their beginning. */
  stockChange: number | null;
  /** What is left over: sources count on their own, so that it is seldom nothing. */
  rest: number | null;
  retail: number | null;
}

/** Of a bridge that is not known. */
export const noBridge: Bridge = { wholesale: null, exports: null, stockChange: null, rest: null, retail: null };

/** wholesale - exports - change of stock - rest = retail; what is not known is null, and so is all that hangs on it. */
export function bridgeOf(sales: Answer, stock: Answer): Bridge {
  const [wholesale = null, retail = null] = ends.map(
    (end) => sales.rows.find(({ keys }) => keys.dataSource === end)?.values.volume ?? null,
  );
  const { exports = null, stockAdded = null, stockDrawn = null } = stock.rows[0]?.values ?? {};
  const stockChange = stockAdded === null || stockDrawn === null ? null : stockAdded - stockDrawn;
  const isWhole = wholesale !== null && retail !== null && exports !== null && stockChange !== null;
  return { wholesale, exports, stockChange, rest: isWhole ? wholesale - exports - stockChange - retail : null, retail };
}

/** What the steps are called. */
export type BridgeWords = Record<keyof Bridge | 'title' | 'step' | 'units' | 'part' | 'partMeans' | 'unit', string>;

/** The bridge as steps; without what is not known there is none. */
export function bridgeChart(about: Answer, bridge: Bridge, words: BridgeWords, language: Language): WaterfallChartSpec {
  const less = (key: 'exports' | 'stockChange') => {
    const value = bridge[key];
    return { key, name: words[key], value: value === null ? null : -value };
  };
  return {
    ...chartWords(about, words.title, language),
    kind: 'waterfall',
    value: { name: words.units, format: 'count', noun: words.unit },
    start: { name: words.wholesale, value: bridge.wholesale },
    parts: [less('exports'), less('stockChange')],
    end: { name: words.retail, value: bridge.rest === null ? null : bridge.retail },
    rest: words.rest,
  };
}

/** The same steps with their signs, which add up to the last row, and each as a part of wholesale. */
export function bridgeTable({ wholesale, exports, stockChange, rest, retail }: Bridge, words: BridgeWords): TableModel {
  const minus = (value: number | null) => (value === null ? null : 0 - value);
  const steps: [keyof Bridge, number | null][] = [
    ['wholesale', wholesale],
    ['exports', minus(exports)],
    ['stockChange', minus(stockChange)],
    ['rest', minus(rest)],
    ['retail', retail],
  ];
  const column = (key: string, name: string, own: Partial<TableColumn>): TableColumn => ({
    key,
    name,
    kind: 'indicator',
    format: 'count',
    unit: '',
    growth: false,
    definition: '',
    formula: '',
    ...own,
  });
  return {
    columns: [
      column('step', words.step, { kind: 'dimension', format: null }),
      column('units', words.units, { unit: words.unit }),
      column('part', words.part, { format: 'percent', definition: words.partMeans }),
    ],
    rows: steps.map(([key, units]) => ({
      id: key,
      kind: 'row' as const,
      keys: { step: key },
      names: { step: words[key] },
      values: { units, part: units === null || !wholesale ? null : units / wholesale },
    })),
    cut: null,
  };
}
