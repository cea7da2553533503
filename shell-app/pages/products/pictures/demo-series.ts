/** One month of the picture on the landing page. */
export interface DemoMonth {
  /** 2024-03 */
  month: string;
  /** Share of new energy in percent. */
  share: number;
  /** Volume of all cars in ten thousands. */
  volume: number;
}

const firstYear = 2019;
const months = 84;

/** Sales of a month against the year's mean: weak round the Chinese New Year, strong at the end of the year. */
const season = [0.98, 0.68, 0.98, 0.92, 0.94, 0.99, 0.9, 0.98, 1.1, 1.07, 1.16, 1.3];

/**
 * Seven made-up years that behave like the market: a season, a slump in early 2020, and a share of new energy that
 * follows a logistic curve from 5 to 55 percent, with a dip each January.
 */
export function demoSeries(): DemoMonth[] {
  return Array.from({ length: months }, (_, index) => {
    const year = firstYear + Math.floor(index / 12);
    const inYear = index % 12;
    const slump = index === 13 ? 0.35 : index === 12 || index === 14 ? 0.75 : 1;
    const ripple = Math.sin(index * 1.7) * 1.1 + Math.sin(index * 0.61) * 0.7;
    const dip = inYear === 0 ? -2.4 : inYear === 1 ? -1 : inYear === 11 ? 1.2 : 0;
    return {
      month: `${year}-${String(inYear + 1).padStart(2, '0')}`,
      share: Math.max(3, 4 + 52 / (1 + Math.exp(-(index - 46) / 12)) + ripple * Math.min(1, index / 30) + dip),
      volume: (season[inYear] ?? 1) * slump * (178 + index * 0.75),
    };
  });
}
