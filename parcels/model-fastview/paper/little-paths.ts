type Values = readonly (number | null)[];

/** What comes after the values of a line, and both ends of what it may be; null where neither is known. */
export interface LittleAhead {
  values: Values;
  low: Values;
  high: Values;
}

export interface LittleValues {
  values: Values;
  /** Months behind the last of its values, which no value is of. */
  ahead?: LittleAhead;
}

interface LittlePath {
  line: string;
  /** From the last value on, what comes after it; empty where nothing does. */
  ahead: string;
  /** Around what comes after it. */
  band: string;
}

export const [width, height, room] = [320, 64, 3];

/** Draws values from a month on; a gap breaks the line. */
type Draw = (values: Values, from?: number) => string;

function drawnOn(all: readonly number[], months: number): { draw: Draw; x: (at: number) => string } {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const [low, high] = least === most ? [least - 1, most + 1] : [least, most];
  const step = months > 1 ? (width - room * 2) / (months - 1) : 0;
  const x = (at: number) => (room + at * step).toFixed(1);
  const y = (value: number) => (height - room - ((value - low) / (high - low)) * (height - room * 2)).toFixed(1);
  const draw: Draw = (values, from = 0) =>
    values
      .map((value, at) => {
        if (value === null) return '';
        const joined = at > 0 && values[at - 1] !== null && values[at - 1] !== undefined;
        return `${joined ? 'L' : 'M'}${x(from + at)} ${y(value)}`;
      })
      .join('');
  return { draw, x };
}

/** Both ends as one outline: along the upper one, and back along the lower one. */
function outline(draw: Draw, { low, high }: LittleAhead, from: number): string {
  const known = low.flatMap((end, at) => (end !== null && high[at] != null ? [at] : []));
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || last === first) return '';
  const upper = draw(high.slice(first, last + 1), from + first);
  const points = draw(low.slice(first, last + 1), from + first)
    .slice(1)
    .split('L');
  return `${upper}L${points.reverse().join('L')}Z`;
}

/**
 * Lines of months on one scale, which begins a little below the least, with what comes after each.
 * @returns their paths, and where what comes after them begins; null where nothing does
 */
export function littlePaths(series: readonly LittleValues[]): { paths: LittlePath[]; begins: string | null } {
  const counted = Math.max(0, ...series.map(({ values }) => values.length));
  const later = Math.max(0, ...series.map(({ ahead }) => ahead?.values.length ?? 0));
  const all = series.flatMap(({ values, ahead }) => [
    ...values,
    ...(ahead ? [...ahead.values, ...ahead.low, ...ahead.high] : []),
  ]);
  const { draw, x } = drawnOn(
    all.filter((value): value is number => value !== null),
    counted + later,
  );
  const paths = series.map(({ values, ahead }) => ({
    line: draw(values),
    ahead: ahead ? draw([values.at(-1) ?? null, ...ahead.values], counted - 1) : '',
    band: ahead ? outline(draw, ahead, counted) : '',
  }));
  return { paths, begins: later > 0 ? x(counted - 0.5) : null };
}
