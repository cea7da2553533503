import type { Answer } from '../../market/ask.ts';
import { newEnergy } from '../../market/choices.ts';

export interface MarketFigures {
  period: string;
  volume: number | null;
  yoy: number | null;
  mom: number | null;
  cumulative: number | null;
  cumulativeGrowth: number | null;
}

/** The figures of the latest period of the market. */
export function latestFigures(answer: Answer): MarketFigures | null {
  const last = answer.rows.filter(({ kind }) => kind === 'row').at(-1);
  if (!last) return null;
  const { volume, yoy, mom, cumulativeVolume, ytdGrowth } = last.values;
  return {
    period: last.names.period ?? '',
    volume: volume ?? null,
    yoy: yoy ?? null,
    mom: mom ?? null,
    cumulative: cumulativeVolume ?? null,
    cumulativeGrowth: ytdGrowth ?? null,
  };
}

export interface NewEnergyFigures {
  volume: number;
  /** A ratio. */
  share: number | null;
  /** In percentage points. */
  shareChange: number | null;
}

/** New energy of the latest period: the sum of its fuel types. A change without a base stays empty. */
export function newEnergyFigures(answer: Answer): NewEnergyFigures | null {
  const last = answer.rows.at(-1)?.keys.period;
  const rows = answer.rows.filter(
    ({ kind, keys }) => kind === 'row' && keys.period === last && newEnergy.includes(keys.fuelType ?? ''),
  );
  if (rows.length === 0) return null;
  const sum = (indicator: string) =>
    rows.some(({ values }) => (values[indicator] ?? null) === null)
      ? null
      : rows.reduce((total, { values }) => total + (values[indicator] ?? 0), 0);
  return { volume: sum('volume') ?? 0, share: sum('share'), shareChange: sum('shareChange') };
}
