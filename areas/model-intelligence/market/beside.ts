import type { DimensionKey } from '@portal/contract';
import { questionBase as base, fittingDateType, type View } from '@portal/ui';
import type { Catalogue, CrossedFigure, Query } from '@portal/ui/analysis';
import { mostRows } from './questions.ts';

/** What people buy. */
const retail = 'DATASOURCE_ZD_LINGSHOU' as const;

/** As many of the latest months as members are set beside sales and tone while nobody has chosen any. */
const wholeYear = 12;

/** Updates over time, for what stands beside them. */
export const updatesBeside = (view: View, catalogue: Catalogue): Query => ({
  ...base(view, catalogue),
  by: ['period'],
  indicators: ['softwareVersions', 'softwareNotes'],
  fillGaps: true,
});

/** Updates of members in a year, or in the months of the view together: asked in the finest periods that are not too many. */
export function membersBeside(view: View, catalogue: Catalogue, by: DimensionKey): Query {
  const months = base({ ...view, dateType: 'monthly' }, catalogue, wholeYear);
  return {
    ...months,
    dateType: fittingDateType(months.from, months.to, 'monthly') ?? view.dateType,
    by: [by],
    indicators: ['softwareVersions', 'updatedModels', 'softwareNotes'],
    sort: { by: 'softwareNotes', direction: 'descending' },
    limit: 500,
  };
}

type Known = Pick<Catalogue, 'dataSources' | 'first' | 'last'>;

/** The months of a question as far as another dataset has them; null where it has none of them. */
function within({ from, to }: Query, { first, last }: Pick<Known, 'first' | 'last'>) {
  const months = { from: from > first ? from : first, to: to < last ? to : last };
  return months.from <= months.to ? months : null;
}

/** Without an order or a least of figures that the other dataset does not have. */
const plain = ({ sort: _sort, ...question }: Query): Query => ({ ...question, limit: mostRows });

/** What was bought in the same months of the same models. */
export function salesBeside(question: Query, sales: Known): Query | null {
  const months = within(question, sales.dataSources.find(({ key }) => key === retail) ?? sales);
  return (
    months && { ...plain(question), ...months, dataset: 'sales', dataSources: [retail], indicators: ['volume', 'yoy'] }
  );
}

/** How people spoke of the same models in the same months. */
export function toneBeside(question: Query, attention: Known): Query | null {
  const months = within(question, attention);
  return months && { ...plain(question), ...months, dataset: 'attention', indicators: ['netSentiment', 'mentions'] };
}

/** The figures that no dataset answers alone, declared once. */
export const crossed = {
  versionsPerModel: {
    key: 'versionsPerModel',
    name: { zh_CN: '单车型推送次数', en: 'Versions for each model' },
    unit: { zh_CN: '次', en: 'versions' },
    definition: {
      zh_CN: '时段内推送版本数除以有升级的车型数：平均每款有升级的车型收到几个版本',
      en: 'Versions sent out in the period divided by the models that got any: how many versions a model with updates was sent',
    },
    formula: { zh_CN: '推送版本数 / 有升级的车型', en: 'versions sent out / models updated' },
    format: 'index',
    decimals: 1,
  },
} as const satisfies Record<string, CrossedFigure>;
