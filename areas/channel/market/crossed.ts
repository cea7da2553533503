import type { CrossedFigure } from '@portal/ui/analysis';

export { crossedColumn as columnOf } from '@portal/ui/analysis';

/** The figures of outlets and stock that no question answers alone, declared once. */
export const crossed = {
  cover: {
    key: 'cover',
    name: { zh_CN: '城市覆盖率', en: 'City cover' },
    unit: { zh_CN: '', en: '' },
    definition: {
      zh_CN: '有该品牌（及所选类型）网点的城市，占同级别中有任何品牌网点的城市的比例；只按省或全国给出的网点不计入城市',
      en: 'Cities with an outlet of the brand (and kind chosen) as a part of the cities of the tier with an outlet of any brand; outlets that are told by province or country alone are in no city',
    },
    formula: { zh_CN: '覆盖城市 / 同级别有网点的城市', en: 'cities covered / cities of the tier with any outlet' },
    format: 'percent',
    decimals: 1,
  },
  allCities: {
    key: 'allCities',
    name: { zh_CN: '有网点的城市', en: 'Cities with any outlet' },
    unit: { zh_CN: '个', en: 'cities' },
    definition: {
      zh_CN: '同级别中，所选地区内有任何品牌、任何类型网点的城市数',
      en: 'Cities of the tier, within the places chosen, with an outlet of any brand and kind',
    },
    formula: { zh_CN: '有网点的城市数（去重）', en: 'number of distinct cities with an outlet' },
    format: 'count',
    decimals: 0,
  },
  carsPerOutlet: {
    key: 'carsPerOutlet',
    name: { zh_CN: '单店月均零售', en: 'Cars per outlet and month' },
    unit: { zh_CN: '辆', en: 'units' },
    definition: {
      zh_CN:
        '终端零售量的月均值与时段末网点数之比；零售按车辆上牌城市计，不按网点计，在没有网点的城市卖出的车也计入；没有网点时为空',
      en: 'Terminal retail volume of a month on average for each outlet at the end of the period; retail is counted where cars are registered and not by outlet, so cars sold in cities without an outlet count too; blank without outlets',
    },
    formula: {
      zh_CN: '终端零售量 / 月数 / 时段末网点数',
      en: 'terminal retail volume / months / outlets at the end of the period',
    },
    format: 'index',
    decimals: 1,
  },
  stockCoefficient: {
    key: 'stockCoefficient',
    name: { zh_CN: '库存系数', en: 'Stock coefficient' },
    unit: { zh_CN: '', en: '' },
    definition: {
      zh_CN:
        '月末经销商库存相当于当月几个月的终端零售量；只计已批发未零售的车，不含厂家库存、在途与出口；全国口径，无城市与网点明细；当月没有零售时为空',
      en: 'How many months of terminal retail volume the dealer stock at the end of a month is; of cars wholesaled and not sold alone, without the stock of manufacturers, cars on the way and exports; of the whole country, not by city or outlet; blank in a month without retail',
    },
    formula: {
      zh_CN: '月末经销商库存 / 当月终端零售量',
      en: 'dealer stock at the end of the month / terminal retail volume of the month',
    },
    format: 'index',
    decimals: 2,
  },
  stockDays: {
    key: 'stockDays',
    name: { zh_CN: '库存天数', en: 'Days of stock' },
    unit: { zh_CN: '天', en: 'days' },
    definition: {
      zh_CN: '按当月零售速度卖完月末经销商库存所需的天数；口径同库存系数',
      en: 'Days in which the dealer stock at the end of a month is sold at the pace of that month; it leaves out what the stock coefficient does',
    },
    formula: { zh_CN: '库存系数 × 当月天数', en: 'stock coefficient × days of the month' },
    format: 'count',
    decimals: 0,
  },
} as const satisfies Record<string, CrossedFigure>;

/** A part of something; null where either is not known, or there is nothing to part. */
const part = (of: number | null | undefined, over: number | null | undefined): number | null =>
  of === null || of === undefined || !over ? null : of / over;

/** Cars per outlet and month. @param volume of some months together @param months how many these are */
export const carsPerOutlet = (volume: number | null | undefined, months: number, outlets: number | null | undefined) =>
  part(part(volume, months), outlets);

export const stockCoefficient = (stock: number | null | undefined, retail: number | null | undefined) =>
  part(stock, retail);

/** @param month YYYY-MM */
export function daysOfMonth(month: string): number {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at, 0)).getUTCDate();
}

export function stockDays(stock: number | null | undefined, retail: number | null | undefined, month: string) {
  const coefficient = stockCoefficient(stock, retail);
  return coefficient === null ? null : coefficient * daysOfMonth(month);
}
