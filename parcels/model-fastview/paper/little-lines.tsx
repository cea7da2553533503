import { emptyText } from '@portal/ui';
import { height, type LittleValues, littlePaths, width } from './little-paths.ts';
import classes from './paper.module.css';

export interface LittleSeries extends LittleValues {
  name: string;
  /** The last figure in words. */
  latest: string;
}

interface LittleLinesProps {
  series: readonly LittleSeries[];
  /** The first month, the last one that was counted, and with a forecast its last one. */
  ends: readonly string[];
  /** What the thin lines and shades are, and what has none. */
  ahead?: string;
}

/**
 * Lines over months as paper has room for them: drawn as a whole line, a dashed one and a dotted one. What is forecast is
 * thin, in a shade, and stands behind a line of its own.
 */
export function LittleLines({ series, ends, ahead }: LittleLinesProps) {
  const { paths, begins } = littlePaths(series);
  return (
    <div>
      <svg viewBox={`0 0 ${width} ${height}`} className={classes.lines} aria-hidden="true" preserveAspectRatio="none">
        {paths.map(({ band }, at) => band && <path key={series[at]?.name} d={band} data-band={at} />)}
        {begins !== null && <path d={`M${begins} 0V${height}`} data-begins="" />}
        {paths.map(({ line }, at) => (
          <path key={series[at]?.name} d={line} data-line={at} />
        ))}
        {paths.map(
          (path, at) => path.ahead && <path key={series[at]?.name} d={path.ahead} data-line={at} data-ahead="" />,
        )}
      </svg>
      <p className={classes.ends}>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
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
      {ahead && (
        <p className={classes.ahead} data-testid="fastview-paper-forecast">
          {ahead}
        </p>
      )}
    </div>
  );
}
