import type { Answer } from '../page/ask.ts';
import { testAnswer } from './market.ts';

/** A value of an item and the cars that have it so, with what it costs as an option. */
export type TestValue = readonly [
  category: string,
  item: string,
  state: 'standard' | 'optional' | 'none',
  detail: string,
  cars: readonly string[],
  price?: number,
];

/** An answer that says which cars have which items, each called by its key. @param by what the cars are: `trim` */
export function equipmentAnswer(by: 'trim' | 'subModel', values: readonly TestValue[]): Answer {
  const answer = testAnswer({
    dataset: 'configuration',
    dataSources: [],
    dateType: 'annual',
    from: '2024-01',
    to: '2024-12',
    by: ['equipmentCategory', 'equipmentItem', 'equipmentState', 'equipmentValue', by],
    indicators: ['optionPrice'],
  });
  const rows = values.flatMap(([category, item, state, detail, cars, price = null]) =>
    cars.map((car): Answer['rows'][number] => {
      const value = [item, state, detail].filter(Boolean).join(' ');
      const keys = { equipmentCategory: category, equipmentItem: item, equipmentState: state, equipmentValue: value };
      return {
        kind: 'row',
        keys: { ...keys, [by]: car },
        names: { ...keys, [by]: car },
        values: { optionPrice: price },
      };
    }),
  );
  return { ...answer, dataSources: [], rows, total: null, cut: null };
}
