import type { Language } from '@portal/shell';
import type { BoxChartSpec, CategoryChartSpec, LadderChartSpec } from '@portal/ui/charts';
import { spreadOf } from '@portal/ui/charts';
import { models, months, picker, wave } from './names.ts';

/** The ladder of a segment, spreads of a figure, and bands over time. */
export function prices(language: Language): (LadderChartSpec | BoxChartSpec | CategoryChartSpec)[] {
  const say = picker(language);
  const words = { language, period: '2026/09', source: say('示例数据', 'Sample data') };
  const ladder: LadderChartSpec = {
    ...words,
    kind: 'ladder',
    title: say('价格阶梯：紧凑型 SUV', 'Price ladder: compact SUVs'),
    range: { name: say('指导价，元', 'MSRP, yuan'), format: 'count' },
    mark: { name: say('成交价', 'Transaction price') },
    volume: { name: say('销量', 'Sales'), format: 'count' },
    rows: models(say).map((name, at) => {
      const low = 72_800 + at * 14_200;
      const high = at === 3 ? low : low + 60_000 * wave(at);
      const paid = at === 6 ? null : low - 8_000 + 20_000 * wave(at + 40);
      return { key: `k${at}`, name, low, high, mark: paid, volume: Math.round(32_000 * wave(at + 9)) };
    }),
  };
  const first = {
    ...ladder,
    title: say('价格阶梯：单个车型', 'Price ladder: one model'),
    rows: ladder.rows.slice(1, 2),
  };
  const bare: LadderChartSpec = { ...ladder, title: say('价格阶梯：没有数据', 'Price ladder: no data'), rows: [] };
  const box: BoxChartSpec = {
    ...words,
    kind: 'box',
    title: say('箱线图：各车型折扣率', 'Box plot: discount by model'),
    value: { name: say('折扣率', 'Discount'), format: 'percent' },
    counted: say('配置数', 'Trims'),
    rows: models(say).map((name, at) => {
      const values = Array.from({ length: at === 4 ? 0 : at * 3 + 1 }, (_, trim) => 0.04 + 0.14 * wave(at * 17 + trim));
      return { key: `k${at}`, name, count: values.length, spread: spreadOf(values) };
    }),
  };
  const names = ['0–8', '8–12', '12–18', '18–25', '25–35', '35–50', '50+'];
  const bands: CategoryChartSpec = {
    ...words,
    kind: 'stackedShare',
    title: say('价格段份额', 'Share by price band'),
    categories: months,
    isOrdered: true,
    series: names.map((name, at) => ({
      key: `b${at}`,
      name: `${name} ${say('万', '×10k')}`,
      format: 'count',
      values: months.map((_, month) => Math.round(90_000 * (0.4 + wave(at * 13 + month)))),
    })),
  };
  return [ladder, first, bare, box, bands];
}
