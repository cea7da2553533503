import { formatNumber } from '@portal/ui';
import type { Detail } from '../data/ask.ts';
import classes from './figures.module.css';

/** S1.025: what a policy comes to, each figure with its unit and how it follows from the text. */
export function Figures({ figures }: { figures: Detail['figures'] }) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, value, unit, note }) => (
        <div key={`${name} ${note}`} data-testid="policy-figure">
          <dt>{name}</dt>
          <dd className={classes.value}>
            {formatNumber(value)}
            {unit && value !== null && <span className={classes.unit}>{unit}</span>}
          </dd>
          {note && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
