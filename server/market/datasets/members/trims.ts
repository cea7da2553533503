import type { Chain, EnumeratedMember, MemberDimension } from '../dimension.ts';
import { enumerated, named, text } from './declare.ts';
import { product } from './product.ts';

const trim = { name: 'trim', id: 'trim_id', codes: ['model_year'] };

const [firstYear, lastYear] = [2000, 2050];

const modelYears: readonly EnumeratedMember[] = [
  ...Array.from({ length: lastYear - firstYear + 1 }, (_, at) => {
    const year = String(firstYear + at);
    return { key: year, name: text(`${year}款`, `MY${year}`) };
  }),
  { key: 'unknown', name: text('未知', 'Unknown') },
];

/** A trim of a sub-model, and what describes that, for figures that are of trims. */
export const trims = {
  key: 'trims',
  tables: [trim, ...product.tables],
  dimensions: {
    ...product.dimensions,
    trim: named(
      trim,
      'subModel',
      text('配置', 'Trim'),
      text('子车型的一款配置，有自己的价格', 'A version of a sub-model with a price of its own'),
    ),
    modelYear: enumerated(
      modelYears,
      [trim, 'model_year'],
      text('年款', 'Model year'),
      text('配置所属的年款', 'The model year that the trim belongs to'),
    ),
  } satisfies Record<string, MemberDimension>,
  kinds: product.kinds,
} as const satisfies Chain;
