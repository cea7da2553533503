import type { Language } from '@portal/shell';
import type { MultiplesChartSpec, TilesChartSpec } from '@portal/ui/charts';
import { cities, models, months, picker, wave } from './names.ts';

/** Some provinces by their code; the map names the others by itself. */
const provinceNames: Record<string, [string, string]> = {
  '11': ['北京', 'Beijing'],
  '12': ['天津', 'Tianjin'],
  '13': ['河北', 'Hebei'],
  '15': ['内蒙古', 'Inner Mongolia'],
  '21': ['辽宁', 'Liaoning'],
  '23': ['黑龙江', 'Heilongjiang'],
  '31': ['上海', 'Shanghai'],
  '32': ['江苏', 'Jiangsu'],
  '33': ['浙江', 'Zhejiang'],
  '37': ['山东', 'Shandong'],
  '41': ['河南', 'Henan'],
  '42': ['湖北', 'Hubei'],
  '44': ['广东', 'Guangdong'],
  '46': ['海南', 'Hainan'],
  '51': ['四川', 'Sichuan'],
  '62': ['甘肃', 'Gansu'],
  '63': ['青海', 'Qinghai'],
  '65': ['新疆', 'Xinjiang'],
};

/** Places as tiles, and little lines beside each other. */
export function regions(language: Language): (TilesChartSpec | MultiplesChartSpec)[] {
  const say = picker(language);
  const words = { language, period: '2026/09', source: say('示例数据', 'Sample data') };
  const provinces: TilesChartSpec = {
    ...words,
    kind: 'tiles',
    layout: 'provinces',
    title: say('方格地图：各省销量', 'Tile map: sales by province'),
    value: { name: say('销量', 'Sales'), format: 'count' },
    tiles: Object.entries(provinceNames).map(([key, names], at) => ({
      key,
      name: say(...names),
      uncovered: key === '63',
      value: key === '63' || key === '62' ? null : Math.round(212_000 * wave(at + 3) ** 2),
    })),
  };
  const growth: TilesChartSpec = {
    ...provinces,
    title: say('方格地图：同比', 'Tile map: growth'),
    scale: 'diverging',
    value: { name: say('同比', 'YoY'), format: 'percent' },
    tiles: Object.entries(provinceNames).map(([key, names], at) => ({
      key,
      name: say(...names),
      value: wave(at + 11) - 0.4,
    })),
  };
  const list: TilesChartSpec = {
    ...provinces,
    layout: 'list',
    title: say('方格列表：城市', 'Tiles: cities'),
    tiles: cities(say)
      .map((name, at) => ({ key: `c${at}`, name, value: Math.round(42_000 * wave(at)) }))
      .sort((a, b) => b.value - a.value),
  };
  const empty = { ...provinces, tiles: [], title: say('方格地图：没有数据', 'Tile map: no data') };
  const multiples: MultiplesChartSpec = {
    ...words,
    kind: 'multiples',
    title: say('小多图：各车型销量', 'Small multiples: sales by model'),
    value: { name: say('销量', 'Sales'), format: 'count' },
    categories: months,
    preliminaryFrom: 10,
    cells: models(say).map((name, at) => ({
      key: `k${at}`,
      name,
      values: months.map((_, month) =>
        at === 4 && month > 4 && month < 7 ? null : Math.round(9_000 * (12 - at) * (0.4 + 0.5 * wave(at * 13 + month))),
      ),
    })),
  };
  const first = {
    ...multiples,
    title: say('小多图：单个车型', 'Small multiples: one model'),
    cells: multiples.cells.slice(0, 1),
  };
  return [provinces, growth, list, empty, multiples, first];
}
