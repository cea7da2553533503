import type { Language } from '@portal/shell';
import type { HeatChartSpec } from '@portal/ui/charts';
import { cities, models, months, picker, wave } from './names.ts';

const places = (names: readonly string[]) => names.map((name, at) => ({ key: `k${at}`, name }));

/** Heat tables: with figures, of changes, wide, of one member, empty. */
export function heats(language: Language): HeatChartSpec[] {
  const say = picker(language);
  const rows = places(models(say));
  const values = rows.map((_, at) => cities(say).map((_, city) => 0.02 + 0.16 * wave(at * 31 + city)));
  const incentive: HeatChartSpec = {
    kind: 'heat',
    title: say('热力表：各城市优惠力度', 'Heat table: incentive depth by city'),
    language,
    period: '2026/09',
    source: say('示例数据', 'Sample data'),
    rowsName: say('车型', 'Model'),
    rows,
    columns: places(cities(say)),
    value: { name: say('优惠力度', 'Incentive depth'), format: 'percent' },
    values: values.map((line, at) => line.map((value, city) => (at === 3 || (at + city) % 11 === 0 ? null : value))),
    uncovered: rows.map((_, at) => cities(say).map(() => at === 3)),
  };
  const growth: HeatChartSpec = {
    ...incentive,
    title: say('热力表：批发量同比', 'Heat table: growth of wholesale'),
    scale: 'diverging',
    columns: places(months),
    value: { name: say('同比', 'YoY'), format: 'percent' },
    values: rows.map((_, at) =>
      months.map((_, month) => (at === 5 && month === 2 ? 9.4 : wave(at * 7 + month) - 0.45)),
    ),
    uncovered: undefined,
  };
  const many = Array.from({ length: 60 }, (_, at) => ({ key: `m${at}`, name: `${say('车型', 'Model')} ${at + 1}` }));
  const wide: HeatChartSpec = {
    ...incentive,
    title: say('热力表：60 行 30 列', 'Heat table: 60 rows by 30 columns'),
    rows: many,
    columns: places(Array.from({ length: 30 }, (_, at) => `${say('城市', 'City')} ${at + 1}`)),
    value: { name: say('批发量', 'Sales'), format: 'count' },
    values: many.map((_, at) =>
      Array.from({ length: 30 }, (_, city) => Math.round(42_000 * wave(at * 31 + city) ** 3)),
    ),
    uncovered: undefined,
  };
  const first = { ...incentive, rows: rows.slice(0, 1), title: say('热力表：单个车型', 'Heat table: one model') };
  const empty = { ...incentive, rows: [], values: [], title: say('热力表：没有数据', 'Heat table: no data') };
  return [incentive, growth, wide, first, empty];
}
