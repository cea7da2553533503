import type { Language, SalesTrendPoint } from '@portal/contract';
import type { CategoryChartSpec } from '@portal/ui/charts';
import { monthBars } from '../chart/month-bars.ts';

export interface TrendWords {
  title: string;
  pv: string;
  energy: string;
  yoy: string;
  /** What is counted. */
  noun: string;
  source: string;
}

/** S2.094: columns for all passenger vehicles, and for new energy within them; they are compared, not added. */
export function trendSpec(
  points: readonly SalesTrendPoint[],
  words: TrendWords,
  language: Language,
): CategoryChartSpec {
  return {
    ...monthBars(points, words, language),
    changeName: words.yoy,
    series: [
      {
        key: 'passengerVehicles',
        name: words.pv,
        format: 'count',
        noun: words.noun,
        values: points.map(({ volume }) => volume),
        changes: points.map(({ yoy }) => yoy),
        formers: points.map(({ revised }) => revised?.volume ?? null),
      },
      {
        key: 'newEnergy',
        name: words.energy,
        format: 'count',
        noun: words.noun,
        values: points.map(({ energyVolume }) => energyVolume),
        formers: points.map(({ revised }) => revised?.energyVolume ?? null),
      },
    ],
  };
}
