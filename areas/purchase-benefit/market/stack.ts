import type { Language } from '@portal/contract';
import { type Answer, type CrossedFigure, crossedColumn, inOrderOf } from '@portal/ui/analysis';

const yuan = { zh_CN: '元', en: 'yuan' } as const;

/** What a stack of benefits comes to, declared once. */
export const stackFigures = {
  stackValue: {
    key: 'stackValue',
    name: { zh_CN: '权益组合价值', en: 'Value of the stack' },
    unit: yuan,
    format: 'count',
    decimals: 0,
    definition: {
      zh_CN:
        '所选购车人可享受的全国性权益（已筛选适用地区时为所选地区的权益），每款配置的价值之和；多款时为均值，各配置等权。未计价的按 0 计；各项能否同享由厂商决定。“全部权益”为各类购车人与各地区之和，并非一人可得',
      en: 'Benefits that hold nationwide (or in the places that are filtered for) and that the chosen buyer may have, summed for each trim; of several trims the mean, each counted alike. What is not valued counts as 0; whether all may be had together the manufacturer decides. “All benefits” sums those of all buyers and places, more than one buyer can have',
    },
    formula: { zh_CN: '权益价值合计 / 有权益的配置数', en: 'value of benefits, summed / trims with benefits' },
  },
  stackShare: {
    key: 'stackShare',
    name: { zh_CN: '占车价', en: 'Part of the price' },
    unit: { zh_CN: '', en: '' },
    format: 'percent',
    decimals: 1,
    definition: {
      zh_CN: '权益组合价值占指导价均值的比例：两者均为有权益的各配置之均值，各配置等权',
      en: 'Value of the stack as a part of the mean MSRP; both are means of the trims with benefits, each counted alike',
    },
    formula: { zh_CN: '权益组合价值 / 指导价均值', en: 'value of the stack / mean MSRP' },
  },
  stackPrice: {
    key: 'stackPrice',
    name: { zh_CN: '指导价均值', en: 'Mean MSRP' },
    unit: yuan,
    format: 'count',
    decimals: 0,
    definition: {
      zh_CN: '有权益的各配置指导价的均值，各配置等权',
      en: 'Mean MSRP of the trims with benefits, each counted alike',
    },
    formula: { zh_CN: 'Σ配置指导价 / 有权益的配置数', en: 'sum(MSRP of trims) / trims with benefits' },
  },
  stackSize: {
    key: 'stackSize',
    name: { zh_CN: '每款权益数', en: 'Benefits a trim' },
    unit: { zh_CN: '项', en: 'benefits' },
    format: 'count',
    decimals: 1,
    definition: { zh_CN: '每款配置的权益数', en: 'Benefits of each trim' },
    formula: { zh_CN: '有效权益 / 有权益的配置数', en: 'benefits in force / trims with benefits' },
  },
} as const satisfies Record<string, CrossedFigure>;

/** @returns null where there is nothing to divide by */
const per = (part: number | null | undefined, of: number | null | undefined): number | null =>
  typeof part === 'number' && typeof of === 'number' && of > 0 ? part / of : null;

/** What the trims of each member cost in the mean, each counted once. @param prices of `stackPrices` */
function meanPrices(prices: Answer, by: string): ReadonlyMap<string, number> {
  const found = new Map<string, { sum: number; trims: number }>();
  // Of a part of the trims there is no mean of all.
  for (const { kind, keys, values } of prices.cut ? [] : prices.rows) {
    const price = values.benefitPrice;
    if (kind !== 'row' || typeof price !== 'number') continue;
    const { sum, trims } = found.get(keys[by] ?? '') ?? { sum: 0, trims: 0 };
    found.set(keys[by] ?? '', { sum: sum + price, trims: trims + 1 });
  }
  return new Map([...found].map(([key, { sum, trims }]) => [key, sum / trims]));
}

/**
 * Members with what their stacks are worth, the dearest first.
 * @param answer of `stacksOf`
 * @param prices of `stackPrices`
 */
export function withStacks(answer: Answer, prices: Answer, by: string, language: Language): Answer {
  const priceOf = meanPrices(prices, by);
  const rows = answer.rows
    .filter(({ kind, unnamed }) => kind === 'row' && !unnamed)
    .map((row) => {
      const { benefitSum, benefitTrims, benefits } = row.values;
      const stackPrice = priceOf.get(row.keys[by] ?? '') ?? null;
      const stackValue = per(benefitSum, benefitTrims);
      return {
        ...row,
        values: {
          ...row.values,
          stackValue,
          stackShare: per(stackValue, stackPrice),
          stackPrice,
          stackSize: per(benefits, benefitTrims),
        },
      };
    });
  const isOwn = ({ kind, key }: Answer['columns'][number]) =>
    kind === 'dimension' || ['valuedPart', 'benefitTrims'].includes(key);
  const columns = [
    ...answer.columns.filter((column) => isOwn(column) && column.kind === 'dimension'),
    ...Object.values(stackFigures).map((figure) => crossedColumn(figure, language)),
    ...answer.columns.filter((column) => isOwn(column) && column.kind !== 'dimension'),
  ];
  return inOrderOf({ ...answer, columns, rows, total: null }, 'stackValue');
}

/**
 * The parts of stacks by kind of benefit: each is what all trims have of it, for each of them.
 * @param parts by a dimension and kind of benefit
 * @param trims by that dimension
 */
export function partsOfStacks(parts: Answer, trims: Answer, by: string, language: Language): Answer {
  const known = new Map(
    trims.rows.map(({ kind, keys, values }) => [kind === 'row' ? keys[by] : '', values.benefitTrims]),
  );
  return {
    ...parts,
    columns: [
      ...parts.columns.filter(({ kind }) => kind === 'dimension'),
      crossedColumn(stackFigures.stackValue, language),
    ],
    rows: parts.rows.map((row) => ({
      ...row,
      values: { stackValue: per(row.values.benefitSum, known.get(row.keys[by] ?? '')) },
    })),
    total: null,
  };
}
