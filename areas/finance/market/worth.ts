import { type Language, worthOf } from '@portal/contract';
import { type Answer, type CrossedFigure, crossedColumn } from '@portal/ui/analysis';
import { termsOf } from './terms.ts';

type Row = Answer['rows'][number];

const yuan = { zh_CN: '元', en: 'yuan' } as const;
const whole = { format: 'count', decimals: 0 } as const;

const formula = {
  zh_CN:
    'Σ 各月收支 / (1 + m)^月，m = (1 + 市场年利率)^(1/12) - 1；收支：放款日为 贷款额 - 手续费，其后各月为 -月供（末月另减尾款），补贴计入到账月（0 为放款日）',
  en: 'sum of flow / (1 + m)^month, m = (1 + market rate)^(1/12) - 1; flows: amount financed - fee at once, then -payment each month (and -balloon in the last), and +subsidy in its month (0 is at once)',
};

/** What is made of the terms of offers and the cash of incentives, declared once. */
export const worthFigures = {
  bestWorth: {
    key: 'bestWorth',
    name: { zh_CN: '最优方案价值', en: 'Worth of the best offer' },
    unit: yuan,
    ...whole,
    definition: {
      zh_CN: '该车型价值最高的方案：与按市场利率借同样金额相比，买家省下的现值；为负时比市场贵',
      en: 'Of the offer of the model that is worth most: what the buyer saves in yuan of today beside borrowing the same amount at the market rate; negative where it is dearer',
    },
    formula,
  },
  meanWorth: {
    key: 'meanWorth',
    name: { zh_CN: '方案平均价值', en: 'Mean worth of offers' },
    unit: yuan,
    ...whole,
    definition: {
      zh_CN: '该车型全部有效方案的价值均值，各方案等权',
      en: 'Mean worth of all offers of the model in force, each counted alike',
    },
    formula: { zh_CN: 'Σ方案价值 / 方案数', en: 'sum(worth) / offers' },
  },
  worthOffers: {
    key: 'worthOffers',
    name: { zh_CN: '方案数', en: 'Offers' },
    unit: { zh_CN: '个', en: 'offers' },
    ...whole,
    definition: { zh_CN: '该车型末月有效的方案数', en: 'Offers of the model in force in the last month' },
    formula: { zh_CN: '方案数', en: 'number of offers' },
  },
  worthLessCash: {
    key: 'worthLessCash',
    name: { zh_CN: '方案减现金', en: 'Offer less cash' },
    unit: yuan,
    ...whole,
    definition: {
      zh_CN: '最优方案价值减该车型每辆现金优惠；为正时金融方案更划算。两者能否同享由厂商决定',
      en: 'Worth of the best offer less the cash incentive of the model; above 0 the offer is the better one. Whether both may be had together the manufacturer decides',
    },
    formula: { zh_CN: '最优方案价值 - 现金优惠', en: 'worth of the best offer - cash incentive' },
  },
} as const satisfies Record<string, CrossedFigure>;

const worthColumn = (key: keyof typeof worthFigures, language: Language) => crossedColumn(worthFigures[key], language);

/**
 * Models with what their offers are worth, those first whose best offer is worth most, beside the cash off the price.
 * @param offers a row for each model and offer of one month
 * @param incentives a row for each model; absent where nobody may know, or none are known
 * @param market the yearly rate of the market, 0.045 for 4.5 %
 */
export function worthByModel(
  offers: Answer,
  incentives: Answer | undefined,
  market: number,
  language: Language,
): Answer {
  const given = new Map(incentives?.rows.filter(({ kind }) => kind === 'row').map((row) => [row.keys.model, row]));
  const models = new Map<string, Row[]>();
  for (const row of offers.rows.filter(({ kind }) => kind === 'row')) {
    const model = row.keys.model ?? '';
    models.set(model, [...(models.get(model) ?? []), row]);
  }
  const rows = [...models.values()].flatMap((own): Row[] => {
    // The terms of an offer that the market has hold together: each was tried when it was brought.
    const worths = own.map((row) => ({ row, worth: worthOf(termsOf(row.values), market) }));
    const [best] = worths.toSorted((first, other) => other.worth - first.worth);
    if (!best) return [];
    const cash = given.get(best.row.keys.model)?.values.cash ?? null;
    const incentive = given.get(best.row.keys.model)?.values.incentive ?? null;
    return [
      {
        ...best.row,
        values: {
          bestWorth: best.worth,
          cash,
          incentive,
          worthLessCash: cash === null ? null : best.worth - cash,
          meanWorth: worths.reduce((sum, { worth }) => sum + worth, 0) / worths.length,
          worthOffers: worths.length,
        },
      },
    ];
  });
  const ofCash = incentives?.columns.filter(({ key }) => key === 'cash' || key === 'incentive') ?? [];
  return {
    ...offers,
    columns: [
      ...offers.columns.filter(({ key }) => key === 'model' || key === 'offer'),
      worthColumn('bestWorth', language),
      ...ofCash.slice(0, 1),
      ...(ofCash.length > 0 ? [worthColumn('worthLessCash', language)] : []),
      ...ofCash.slice(1),
      worthColumn('meanWorth', language),
      worthColumn('worthOffers', language),
    ],
    rows: rows.toSorted((first, other) => (other.values.bestWorth ?? 0) - (first.values.bestWorth ?? 0)),
    total: null,
    cut: offers.cut,
  };
}
