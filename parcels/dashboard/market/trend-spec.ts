import type { Language, SalesTrendPoint } from '@portal/contract';
import { formatMonth, formatMonthRange } from '@portal/ui';
import type { CategoryChartSpec } from '@portal/ui/charts';

export interface TrendWords {
  title: string;
  pv: string;
  energy: string;
  yoy: string;
  source: string;
}

/** S2.094: columns for all passenger vehicles, and for new energy within them; they are compared, not added. */
export function trendSpec(
  points: readonly SalesTrendPoint[],
  words: TrendWords,
  language: Language,
): CategoryChartSpec {
  return {
    kind: 'column',
    asBars: true,
    title: words.title,
    language,
    source: words.source,
    period: formatMonthRange(points[0]?.month, points.at(-1)?.month),
    changeName: words.yoy,
    categories: points.map(({ month }) => formatMonth(month)),
    preliminaryFrom: points.findIndex(({ preliminary }) => preliminary),
    series: [
      {
        key: 'passengerVehicles',
        name: words.pv,
        format: 'count',
        values: points.map(({ volume }) => volume),
        changes: points.map(({ yoy }) => yoy),
      },
      { key: 'newEnergy', name: words.energy, format: 'count', values: points.map(({ energyVolume }) => energyVolume) },
    ],
  };
}
