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
  /** A ratio; null where the answer does not reach back a year. */
  yoy: number | null;
}

/** 2024-03 -> 2023-03, 2024-Q1 -> 2023-Q1, 2024 -> 2023. */
const yearBefore = (period: string) => `${Number(period.slice(0, 4)) - 1}${period.slice(4)}`;

/** New energy of the latest period: the sum of its fuel types. A figure without a base stays empty. */
export function newEnergyFigures(answer: Answer): NewEnergyFigures | null {
  const last = answer.rows.at(-1)?.keys.period;
  if (last === undefined) return null;
  const sum = (period: string, indicator: string): number | null => {
    const values = answer.rows
      .filter(({ kind, keys }) => kind === 'row' && keys.period === period && newEnergy.includes(keys.fuelType ?? ''))
      .map((row) => row.values[indicator] ?? null);
    if (values.length === 0 || values.includes(null)) return null;
    return values.reduce<number>((total, value) => total + (value ?? 0), 0);
  };
  const volume = sum(last, 'volume') ?? 0;
  const base = sum(yearBefore(last), 'volume');
  // The latest period may be an unfinished one; a year before it was whole, so only single months compare.
  const isMonth = /^\d{4}-\d{2}$/.test(last);
  return {
    volume,
    share: sum(last, 'share'),
    shareChange: sum(last, 'shareChange'),
    yoy: isMonth && base ? volume / base - 1 : null,
  };
}
