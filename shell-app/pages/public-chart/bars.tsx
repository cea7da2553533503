import type { PublicChart } from '@portal/contract';
import classes from './public-chart.module.css';

interface Drawn {
  points: PublicChart['points'];
  written: (value: number | null) => string;
}

/** Members or figures, a bar each from zero, with its figure behind it. */
export function Bars({ points, written }: Drawn) {
  const most = Math.max(...points.map(({ value }) => value ?? 0));
  return (
    <ul className={classes.bars}>
      {points.map(({ name, value }) => (
        <li key={name}>
          <span className={classes.name}>{name}</span>
          <span className={classes.track}>
            <span className={classes.bar} style={{ width: `${(Math.max(0, value ?? 0) / (most || 1)) * 100}%` }} />
          </span>
          <span className={classes.value}>{written(value)}</span>
        </li>
      ))}
    </ul>
  );
}
