import type { PolicyFigure } from '@portal/contract';
import { formatNumber } from '@portal/ui';
import { phrases } from '../phrases.ts';
import classes from './figures.module.css';

/** S1.025: what a policy comes to, each figure with its unit, how it follows from the text, and the sentences it is read from. */
export function Figures({ figures }: { figures: readonly PolicyFigure[] }) {
  const translate = phrases.useTranslate();
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, value, unit, note, sentences }) => (
        <div key={`${name} ${note}`} data-testid="policy-figure">
          <dt>{name}</dt>
          <dd className={classes.value}>
            {formatNumber(value)}
            {unit && value !== null && <span className={classes.unit}>{unit}</span>}
          </dd>
          {note && <dd className={classes.note}>{note}</dd>}
          <dd className={classes.note}>
            {sentences.length === 0 ? (
              translate('noSentence')
            ) : (
              <blockquote className={classes.quote} data-testid="policy-sentence">
                {sentences.join(' ')}
              </blockquote>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
