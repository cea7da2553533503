import { forecastOf } from '../../../server/market/forecast/rule/forecast-of.ts';
import { inJanuary } from '../../../server/market/forecast/rule/new-years.ts';
import { absolute, type Figure } from '../figures.ts';
import { median } from '../median.ts';

const series = 1000;
const months = 93;
const first = 2019 * 12;
const rounds = 5;

/** The same numbers every time, between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Sales of seven years and nine months, with growth, season, New Year and chance, each series of another size. */
function madeSeries(seed: number): number[] {
  const random = numbers(seed);
  const [size, growth] = [10 ** (2 + 4 * random()), 0.3 * random() - 0.1];
  return Array.from({ length: months }, (_, at) => {
    const month = (first + at) % 12;
    const moved = month === 0 ? 1.2 - inJanuary(Math.floor((first + at) / 12)) / 2 : 1;
    const season = 1 + 0.15 * Math.sin((2 * Math.PI * (month + 6)) / 12);
    return Math.round(size * (1 + growth) ** (at / 12) * season * moved * (0.85 + 0.3 * random()));
  });
}

/** A thousand series forecast for twelve months, each tried on its past as well: on one core, as a server does it. */
export async function benchForecast(progress: (text: string) => void): Promise<Figure[]> {
  progress(`${series} series of ${months} months, ${rounds} rounds`);
  const all = Array.from({ length: series }, (_, at) => madeSeries(at + 1));
  const times = Array.from({ length: rounds }, () => {
    const began = process.cpuUsage();
    const forecasts = all.filter((values) => forecastOf(values, first).kind === 'forecast').length;
    if (forecasts < series) throw new Error(`${series - forecasts} series could not be forecast.`);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  });
  return [absolute(`forecast of ${series} series, one core`, 's', median(times), 2)];
}
