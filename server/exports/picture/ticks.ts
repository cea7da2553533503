import type { Language } from '@portal/contract';

/** Steps that are read without counting, as parts of a power of ten. */
const steps = [1, 2, 2.5, 5, 10];

export interface Scale {
  from: number;
  to: number;
  /** The figures that have a line, from the lowest. */
  ticks: number[];
  step: number;
}

/**
 * The span of an axis, with lines at round figures. It begins at nothing unless the figures lie far above it: a line shows
 * what changes, and 4.9 beside 5.1 would be one and the same.
 * @param values what has to have a place, one at least
 * @param lines about how many lines are wanted
 */
export function scaleOf(values: readonly number[], lines = 4): Scale {
  let [low, high] = [Math.min(...values), Math.max(...values)];
  if (low > 0 && (low < 0.6 * high || low === high)) low = 0;
  if (high < 0 && (high > 0.6 * low || low === high)) high = 0;
  if (low === high) high = low + 1;
  const rough = (high - low) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (steps.find((candidate) => candidate * power >= rough * 0.999999) ?? 10);
  const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)];
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
  return { from: ticks[0] ?? low, to: ticks.at(-1) ?? high, ticks, step };
}

/** As each language counts, the largest first; the same as charts on the screen write. */
const units: Record<Language, readonly (readonly [number, string])[]> = {
  zh_CN: [
    [100_000_000, ' 亿'],
    [10_000, ' 万'],
  ],
  en: [
    [1_000_000, 'm'],
    [1000, 'k'],
  ],
};

/** The figures of an axis in words, all in the unit of the largest and as exact as their step. */
export function tickWords({ ticks, step }: Scale, isCount: boolean, language: Language): string[] {
  const largest = Math.max(...ticks.map(Math.abs));
  const [size, sign] = (isCount && units[language].find(([value]) => largest >= value)) || [1, ''];
  const decimals =
    [0, 1, 2, 3].find((many) => Math.abs((step / size) * 10 ** many - Math.round((step / size) * 10 ** many)) < 1e-6) ??
    3;
  return ticks.map((tick) => {
    const text = (tick / size).toLocaleString('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    return tick === 0 ? '0' : text + sign;
  });
}
