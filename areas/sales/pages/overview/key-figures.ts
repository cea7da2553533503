import type { Answer } from '@portal/ui/analysis';

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

export interface NewEnergyShare {
  /** A ratio. */
  share: number | null;
  /** In percentage points. */
  shareChange: number | null;
}

/**
 * The share of new energy in the latest period: the sum of its fuel types. A figure without a base stays empty.
 * @param newEnergy the fuel types that count as new energy
 */
export function newEnergyShare(answer: Answer, newEnergy: readonly string[]): NewEnergyShare | null {
  const last = answer.rows.at(-1)?.keys.period;
  if (last === undefined) return null;
  const rows = answer.rows.filter(
    ({ kind, keys }) => kind === 'row' && keys.period === last && newEnergy.includes(keys.fuelType ?? ''),
  );
  const sum = (indicator: string): number | null => {
    const values = rows.map((row) => row.values[indicator] ?? null);
    if (values.length === 0 || values.includes(null)) return null;
    return values.reduce<number>((total, value) => total + (value ?? 0), 0);
  };
  return { share: sum('share'), shareChange: sum('shareChange') };
}
