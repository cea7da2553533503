import type { Language } from '@portal/shell';
import type { CategoryChartSpec } from '@portal/ui/charts';
import { months, picker, wave } from './names.ts';

/** Charts over time with marks of what happened, and few categories. */
export function times(language: Language): CategoryChartSpec[] {
  const say = picker(language);
  const words = { language, period: '2026/01 ~ 2026/12', source: say('示例数据', 'Sample data') };
  const sold = {
    key: 'total',
    name: say('销量', 'Sales'),
    format: 'count' as const,
    values: months.map((_, month) => Math.round(1_200_000 * (1.2 + wave(month)))),
  };
  const marked: CategoryChartSpec = {
    ...words,
    kind: 'line',
    title: say('事件标记', 'Marks of events'),
    categories: months,
    preliminaryFrom: 11,
    series: [sold, { ...sold, key: 'BEV', name: say('纯电', 'BEV'), values: sold.values.map((value) => value * 0.4) }],
    events: [
      { at: 0, kind: 'policy', name: say('新能源汽车车辆购置税减半征收', 'Purchase tax of NEVs halved') },
      { at: 3, kind: 'launch', name: say('小米YU7', 'Xiaomi YU7') },
      { at: 6, kind: 'priceCut', name: say('Model Y 下调 1.5 万元', 'Model Y cut by 15,000 yuan') },
      { at: 6, kind: 'facelift', name: say('秦PLUS DM-i', 'Qin PLUS DM-i') },
    ],
  };
  const few = (count: number): CategoryChartSpec => ({
    ...words,
    kind: 'column',
    title: say(`${count} 个类别的柱`, `Columns of ${count} categories`),
    categories: months.slice(0, count),
    series: [
      { ...sold, values: sold.values.slice(0, count) },
      {
        key: 'yoy',
        name: say('同比', 'YoY'),
        format: 'percent',
        kind: 'line',
        values: [0.12, -0.03, 0.4].slice(0, count),
      },
    ],
  });
  return [marked, few(2), few(3)];
}
