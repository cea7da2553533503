import type { Language } from '@portal/shell';
import type { QuadrantChartSpec, WaterfallChartSpec } from '@portal/ui/charts';
import { models, picker, wave } from './names.ts';

/** Who gains and who loses, and what each added. */
export function changes(language: Language): (QuadrantChartSpec | WaterfallChartSpec)[] {
  const say = picker(language);
  const words = { language, period: '2026/01 ~ 2026/09', source: say('示例数据', 'Sample data') };
  const quadrant: QuadrantChartSpec = {
    ...words,
    kind: 'quadrant',
    title: say('象限图：增长与份额变化', 'Quadrants: growth and share change'),
    x: { name: say('同比', 'YoY'), format: 'percent' },
    y: { name: say('份额变化', 'Share change'), format: 'points' },
    size: { name: say('销量', 'Sales'), format: 'count' },
    points: [...models(say), ...models(say)].map((name, at) => ({
      key: `k${at}`,
      name: at < 12 ? name : `${name} ${say('旅行版', 'Estate')}`,
      x: 1.1 * (wave(at) - 0.5),
      y: 2.4 * (wave(at) - 0.5) + (wave(at + 70) - 0.5),
      size: Math.round(52_000 * wave(at + 9) ** 2),
      marked: at === 2,
    })),
    parts: {
      upperLeft: say('份额上升、增速较低', 'Gains share, grows less'),
      upperRight: say('领先', 'Leads'),
      lowerLeft: say('落后', 'Falls behind'),
      lowerRight: say('增速较高、份额下降', 'Grows more, loses share'),
    },
  };
  const single = {
    ...quadrant,
    title: say('象限图：单个车型', 'Quadrants: one model'),
    points: quadrant.points.slice(0, 1),
  };
  const parts = models(say)
    .slice(0, 8)
    .map((name, at) => ({ key: `k${at}`, name, value: Math.round(42_000 * (wave(at) - 0.4)) }));
  const start = 412_300;
  const waterfall: WaterfallChartSpec = {
    ...words,
    kind: 'waterfall',
    title: say('瀑布图：对增长的贡献', 'Waterfall: contributions to growth'),
    value: { name: say('销量', 'Sales'), format: 'count' },
    start: { name: '2025/09', value: start },
    parts,
    end: { name: '2026/09', value: start + 31_000 },
    rest: say('其他', 'Others'),
  };
  const points: WaterfallChartSpec = {
    ...waterfall,
    title: say('瀑布图：以百分点计', 'Waterfall: in percentage points'),
    value: { name: say('贡献', 'Contribution'), format: 'points' },
    start: undefined,
    parts: parts.map((part) => ({ ...part, value: (part.value / start) * 100 })),
    end: { name: say('全部', 'All'), value: (31_000 / start) * 100 },
  };
  const empty = {
    ...waterfall,
    title: say('瀑布图：没有数据', 'Waterfall: no data'),
    end: { name: '2026/09', value: null },
  };
  return [quadrant, single, waterfall, points, empty];
}
