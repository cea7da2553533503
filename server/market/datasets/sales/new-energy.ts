import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { newEnergyFuels } from '../members/enumerated.ts';
import { placesBy } from '../place-indicators.ts';
import { yoyOf } from '../usual-indicators.ts';

const penetration = text('新能源渗透率', 'NEV penetration');
const sales = text('新能源销量', 'NEV sales');

/** New energy as a part of what is sold: the cars of its fuel types, whatever the figures are listed by. */
export const newEnergyFigures = {
  newEnergyVolume: {
    kind: 'additive',
    column: 'volume',
    only: { dimension: 'fuelType', members: newEnergyFuels },
    name: sales,
    unit: text('辆', 'units'),
    format: 'count',
    definition: text('时段内插混、增程、纯电与燃料电池车的销售辆数', 'Units of PHEV, EREV, BEV and FCEV in the period'),
    formula: text('新能源燃料类型各月销量之和', 'Sum of the months in the period, of the fuel types of NEVs'),
  },
  penetration: {
    kind: 'ratio',
    of: 'newEnergyVolume',
    over: 'volume',
    name: penetration,
    unit: text('', ''),
    format: 'percent',
    definition: text(
      '插混、增程、纯电与燃料电池车销量占相同筛选条件下总销量的比例；没有销量时为空',
      'Sales of PHEV, EREV, BEV and FCEV as a share of all sales under the same filters; blank if there are none',
    ),
    formula: text('新能源销量 / 销量', 'NEV sales / sales'),
  },
  penetrationChange: {
    kind: 'difference',
    of: 'penetration',
    against: 'yearBefore',
    points: true,
    name: text('渗透率同比变化', 'NEV penetration change'),
    unit: text('百分点', 'pp'),
    format: 'points',
    definition: text(
      '与上年相同月份的新能源渗透率之差，以百分点表示；上年数据不全或没有销量时为空',
      'NEV penetration less that of the same months of the previous year, in percentage points; blank if any of those is missing or nothing was sold',
    ),
    formula: text(
      '(新能源渗透率 - 上年同月新能源渗透率) × 100',
      '(NEV penetration - NEV penetration in the same months of the previous year) × 100',
    ),
  },
  yoyNewEnergy: yoyOf({ key: 'newEnergyVolume', name: sales }),
  ...placesBy('penetration', penetration),
} as const satisfies Record<string, Indicator>;
