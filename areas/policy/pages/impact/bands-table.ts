import type { PerCar } from '@portal/contract';
import { type Answer, membersOf, type TableColumn, type TableModel } from '@portal/ui/analysis';
import { isConcerned, yuanInBand } from '../../market/per-car.ts';

export interface Rule {
  name: string;
  perCar: PerCar;
}

type Word = 'priceBand' | 'yuanMeans' | 'concerned' | 'concernedMeans' | 'money' | 'moneyMeans';

/**
 * Of each band of prices what a buyer has for a car, and how many cars were sold that it is about.
 * @param answer the cars of the place by price band and fuel type
 */
export function bandsTable(
  answer: Answer,
  rules: readonly Rule[],
  units: { yuan: string; cars: string; money: string },
  say: (word: Word, values?: Record<string, string>) => string,
): TableModel {
  const column = (own: Pick<TableColumn, 'key' | 'name' | 'unit'>, means: string): TableColumn => ({
    ...own,
    kind: 'indicator',
    format: 'count',
    growth: false,
    definition: means,
    formula: '',
  });
  const rows = answer.rows.filter(({ kind, unnamed }) => kind === 'row' && !unnamed);
  return {
    columns: [
      { ...column({ key: 'priceBand', name: say('priceBand'), unit: '' }, ''), kind: 'dimension', format: null },
      ...rules.flatMap(({ name }, at) => [
        column({ key: `yuan${at}`, name, unit: units.yuan }, say('yuanMeans')),
        column({ key: `cars${at}`, name: say('concerned', { name }), unit: units.cars }, say('concernedMeans')),
        column({ key: `money${at}`, name: say('money', { name }), unit: units.money }, say('moneyMeans')),
      ]),
    ],
    rows: membersOf(answer, 'priceBand').flatMap(({ key, name }) => {
      const ofBand = rows.filter(({ keys }) => keys.priceBand === key);
      const values = rules.flatMap(({ perCar }, at) => {
        const yuan = yuanInBand(perCar, key);
        if (yuan === null) return [];
        const concerned = ofBand.filter(({ keys }) => yuan > 0 && isConcerned(perCar, keys.fuelType));
        const cars = concerned.reduce((sum, { values: figures }) => sum + (figures.volume ?? 0), 0);
        return [
          [`yuan${at}`, Math.round(yuan)],
          [`cars${at}`, cars],
          [`money${at}`, Math.round((yuan * cars) / 10_000)],
        ] as [string, number][];
      });
      if (values.length === 0) return [];
      return [
        {
          id: key,
          kind: 'row' as const,
          keys: { priceBand: key },
          names: { priceBand: name },
          values: Object.fromEntries(values),
        },
      ];
    }),
    cut: null,
    of: answer,
  };
}
