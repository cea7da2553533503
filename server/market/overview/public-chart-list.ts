import type { DatasetKey } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { DatasetQuestion } from '../model/index.ts';

/** A small chart of the demonstration market, for the pages that open without signing in. */
export interface ChartDeclaration {
  key: string;
  title: Sentence;
  dataset: DatasetKey;
  /** How many months it looks back, the last one included. */
  months: number;
  /** What stands beside one another: months as a line, or the members of a dimension as bars. */
  along: 'months' | 'members';
  question: Pick<DatasetQuestion, 'by' | 'indicators'> &
    Partial<Pick<DatasetQuestion, 'dateType' | 'filters' | 'sort' | 'limit' | 'without'>>;
}

/** The largest first. */
const most = <Key extends string>(by: Key) => ({ by, direction: 'descending' as const });

const title = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });

/** What products that are not open yet will answer, by the key of the product. */
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

/** What the solution pages show beside those. */
const ofSolutions: ChartDeclaration[] = [
  {
    key: 'price-bands',
    title: title('近 12 个月各价格段的销量', 'Sales by price band, last 12 months'),
    dataset: 'sales',
    months: 12,
    along: 'members',
    question: { by: ['priceBand'], indicators: ['volume'], sort: { by: 'priceBand', direction: 'ascending' } },
  },
  {
    key: 'discount',
    title: title('折扣率', 'Discount'),
    dataset: 'price',
    months: 24,
    along: 'months',
    question: { by: ['period'], indicators: ['discount'] },
  },
  {
    key: 'brands',
    title: title('本月销量前六的品牌', 'Top six brands by sales this month'),
    dataset: 'sales',
    months: 1,
    along: 'members',
    question: { by: ['brand'], indicators: ['volume'], sort: most('volume'), limit: 6 },
  },
  {
    key: 'fuels',
    title: title('各燃料类型的销量份额', 'Share of sales by fuel type'),
    dataset: 'sales',
    months: 12,
    along: 'members',
    question: { by: ['fuelType'], indicators: ['share'] },
  },
  {
    key: 'incentive',
    title: title('每辆车的终端优惠', 'Incentive per vehicle'),
    dataset: 'incentive',
    months: 24,
    along: 'months',
    question: { by: ['period'], indicators: ['incentive'] },
  },
  {
    key: 'incentive-cities',
    title: title('每辆车终端优惠最高的城市', 'Cities with the highest incentive per vehicle'),
    dataset: 'incentive',
    months: 1,
    along: 'members',
    question: {
      by: ['city'],
      indicators: ['incentive'],
      sort: most('incentive'),
      limit: 6,
    },
  },
  {
    key: 'penetration',
    title: title('新能源渗透率', 'NEV penetration'),
    dataset: 'sales',
    months: 36,
    along: 'months',
    question: { by: ['period'], indicators: ['penetration'] },
  },
  {
    key: 'penetration-tiers',
    title: title('各级城市的新能源渗透率', 'NEV penetration by city tier'),
    dataset: 'sales',
    months: 1,
    along: 'members',
    question: { by: ['tier'], indicators: ['penetration'], sort: { by: 'tier', direction: 'ascending' } },
  },
  {
    key: 'price-index',
    title: title('成交价指数（固定篮子）', 'Transaction price index, fixed basket'),
    dataset: 'price',
    months: 24,
    along: 'months',
    question: { by: ['period'], indicators: ['tpBasket'] },
  },
];

export const chartDeclarations: readonly ChartDeclaration[] = [...ofProducts, ...ofSolutions];
