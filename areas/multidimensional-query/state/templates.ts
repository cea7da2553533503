import type { Language } from '@portal/contract';
import { type CrossState, crossView } from './cross-state.ts';
import type { CrossFigure } from './figures.ts';

const wholesale = 'sales.volume.DATASOURCE_CLH_PIFA';
const retail = 'sales.volume.DATASOURCE_ZD_LINGSHOU';
const penetration = 'sales.penetration.DATASOURCE_ZD_LINGSHOU';

interface Template {
  key: string;
  names: Record<Language, string>;
  /** The query that it stands for, months and filters among it. */
  query: string;
}

const template = (
  key: string,
  zh_CN: string,
  en: string,
  { figures, ...rest }: { figures: readonly string[] } & Record<string, string | readonly string[]>,
): Template => {
  const query = new URLSearchParams();
  for (const figure of figures) query.append('fig', figure);
  for (const [name, values] of Object.entries(rest)) for (const value of [values].flat()) query.append(name, value);
  return { key, names: { zh_CN, en }, query: query.toString() };
};

/** What the portal proposes: each stands for an address, as what a person keeps does. */
export const templates: readonly Template[] = [
  template('sales-of-province', '各省：销量、渗透率与充电桩', 'Provinces: sales, penetration, charging', {
    figures: [retail, penetration, 'charging.chargingPoints', 'charging.nevsPerPoint'],
    row: 'province',
    mark: 'scale',
  }),
  template('segment-price', '各级别：销量与成交价走势', 'Segments: sales and price over time', {
    figures: [retail, 'price.tp'],
    row: 'segment',
    col: 'period',
    dateType: 'quarterly',
  }),
  template('brand-model', '品牌与车型：销量、折扣与优惠', 'Brands and models: sales, discount, incentive', {
    figures: [retail, 'price.discount', 'incentive.incentive'],
    row: ['brand', 'model'],
    top: '20',
    mark: 'bars',
  }),
  template('fuel-by-area', '大区能源结构', 'Fuel mix by area', {
    figures: [retail],
    row: ['area', 'province'],
    col: 'fuelType',
    as: 'row',
    mark: 'scale',
  }),
  template('wholesale-retail', '批发与零售之差', 'Wholesale against retail', {
    figures: [wholesale, retail],
    row: 'period',
    show: 'gap',
  }),
  template('attention-sales', '关注度与销量是否相关', 'Does attention go with sales', {
    figures: ['attention.attentionIndex', retail],
    row: 'model',
    show: 'scatter',
  }),
  template('incentive-sales', '优惠力度与销量同比', 'Incentive depth against sales growth', {
    figures: ['incentive.incentiveDepth', 'sales.yoy.DATASOURCE_ZD_LINGSHOU'],
    row: 'brand',
    show: 'scatter',
  }),
  template('outlets-sales', '品牌网点与销量', 'Outlets and sales by brand', {
    figures: ['outlet.outlets', retail, 'outlet.outletCities'],
    row: 'brand',
    top: '20',
    mark: 'bars',
  }),
  template('range-price', '续航与成交价', 'Electric range against price', {
    figures: ['energy.range', 'price.tp'],
    row: 'model',
    show: 'scatter',
  }),
];

/** Those whose figures are all at hand. */
export const templatesFor = (offered: readonly CrossFigure[]): readonly Template[] =>
  templates.filter(({ query }) =>
    new URLSearchParams(query).getAll('fig').every((id) => offered.some((figure) => figure.id === id)),
  );

/** The template that an address stands for now, whichever months and filters it has. */
export function templateOf(state: CrossState): Template | undefined {
  const textOf = (view: CrossState) => JSON.stringify([view.way, view.figures, view.rows, view.columns]);
  return templates.find(({ query }) => textOf(crossView.read(new URLSearchParams(query))) === textOf(state));
}
