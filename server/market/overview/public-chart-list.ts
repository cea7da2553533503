import { type ChartDeclaration, most, title } from './chart-declaration.ts';
import { ofSolutions } from './solution-charts.ts';

/** What products answer, by the key of the product. */
const ofProducts: ChartDeclaration[] = [
  {
    key: 'new-car',
    title: title('每季度上市的新车', 'New cars launched each quarter'),
    dataset: 'launch',
    months: 18,
    along: 'members',
    question: {
      by: ['period'],
      indicators: ['events'],
      filters: { eventKind: ['launched'] },
      dateType: 'quarterly',
    },
  },
  {
    key: 'channel',
    title: title('各级城市的网点', 'Outlets by city tier'),
    dataset: 'outlet',
    months: 1,
    along: 'members',
    question: { by: ['tier'], indicators: ['outlets'], sort: { by: 'tier', direction: 'ascending' } },
  },
  {
    key: 'configuration',
    title: title('各类装备的标配率', 'Standard fitment by equipment category'),
    dataset: 'configuration',
    months: 1,
    along: 'members',
    question: {
      by: ['equipmentCategory'],
      indicators: ['standardRate'],
      // Every car has a length.
      without: { equipmentCategory: ['dimensions'] },
      dateType: 'annual',
      sort: most('standardRate'),
      limit: 6,
    },
  },
  {
    key: 'finance',
    title: title('每辆车的金融贴息', 'Finance subsidy per vehicle'),
    dataset: 'incentive',
    months: 24,
    along: 'months',
    question: { by: ['period'], indicators: ['financeSubsidy'] },
  },
  {
    key: 'internet',
    title: title('关注指数最高的品牌', 'Brands with the highest attention index'),
    dataset: 'attention',
    months: 1,
    along: 'members',
    question: {
      by: ['brand'],
      indicators: ['attentionIndex'],
      sort: most('attentionIndex'),
      limit: 6,
    },
  },
  {
    key: 'after-market',
    title: title('新能源汽车保有量', 'NEVs in use'),
    dataset: 'charging',
    months: 36,
    along: 'months',
    question: { by: ['period'], indicators: ['nevsInUse'] },
  },
  {
    key: 'model-intelligence',
    title: title('近 12 个月的新车事件', 'Events of cars in the last 12 months'),
    dataset: 'launch',
    months: 12,
    along: 'members',
    question: { by: ['eventKind'], indicators: ['events'] },
  },
  {
    key: 'purchase-benefit',
    title: title('各类有效权益', 'Benefits in force by kind'),
    dataset: 'benefit',
    months: 1,
    along: 'members',
    question: {
      by: ['benefitKind'],
      indicators: ['benefits'],
      sort: most('benefits'),
      limit: 6,
    },
  },
  {
    key: 'image-library',
    title: title('近 12 个月有新车事件的子车型', 'Sub-models with events in the last 12 months'),
    dataset: 'launch',
    months: 12,
    along: 'members',
    question: {
      by: ['segment'],
      indicators: ['eventSubModels'],
      sort: most('eventSubModels'),
      limit: 6,
    },
  },
  {
    key: 'report-market',
    title: title('各系别的销量份额', 'Share of sales by origin of the brand'),
    dataset: 'sales',
    months: 12,
    along: 'members',
    question: { by: ['origin'], indicators: ['share'], sort: most('share'), limit: 6 },
  },
];

export const chartDeclarations: readonly ChartDeclaration[] = [...ofProducts, ...ofSolutions];
