import { emptyText } from '@portal/ui';
import classes from './paper.module.css';

export interface LittleSeries {
  name: string;
  values: readonly (number | null)[];
  /** The last figure in words. */
  latest: string;
}

const [width, height, room] = [320, 64, 3];

/** The points of lines on one scale, which begins a little below the least; a gap breaks a line. */
export function linePaths(series: readonly (readonly (number | null)[])[]): string[] {
  const there = series.flat().filter((value): value is number => value !== null);
  const [least, most] = [Math.min(...there), Math.max(...there)];
  const [low, high] = least === most ? [least - 1, most + 1] : [least, most];
  return series.map((values) => {
    const step = values.length > 1 ? (width - room * 2) / (values.length - 1) : 0;
    return values
      .map((value, at) => {
        if (value === null) return '';
        const x = room + at * step;
        const y = height - room - ((value - low) / (high - low)) * (height - room * 2);
        const joined = at > 0 && values[at - 1] !== null && values[at - 1] !== undefined;
        return `${joined ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('');
  });
}

/** Lines over months as paper has room for them: drawn as a whole line, a dashed one and a dotted one. */
export function LittleLines({ series, ends }: { series: readonly LittleSeries[]; ends: readonly [string, string] }) {
  const paths = linePaths(series.map(({ values }) => values));
  return (
    <div>
      <svg viewBox={`0 0 ${width} ${height}`} className={classes.lines} aria-hidden="true" preserveAspectRatio="none">
        {paths.map((path, at) => (
          <path key={series[at]?.name} d={path} data-line={at} />
        ))}
      </svg>
      <p className={classes.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <p className={classes.keys}>
        {series.map(({ name, latest }, at) => (
          <span key={name}>
            <svg viewBox="0 0 16 4" className={classes.key} aria-hidden="true">
              <path d="M0 2H16" data-line={at} />
            </svg>
            {name} {latest || emptyText}
          </span>
        ))}
      </p>
    </div>
  );
}
