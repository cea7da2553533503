import type { Language } from '@portal/contract';
import type { WrittenUnit } from '../../spec/drawn-unit.ts';
import type { ChartFigure } from '../../spec/grid-spec.ts';
import { chartPhrases } from '../../spec/phrases.ts';
import { bareText, bareUnit } from '../../spec/values.ts';
import { scaleStops } from './colours.ts';
import type { Domain } from './scale.ts';
import classes from './scale-legend.module.css';

interface ScaleLegendProps {
  domain: Domain;
  figure: ChartFigure;
  unit: WrittenUnit;
  language: Language;
  ground: 'light' | 'dark';
  hasUncovered: boolean;
}

/** What the colours of a grid mean: both ends, the middle of a diverging scale, and what nobody delivered. */
export function ScaleLegend({ domain, figure, unit, language, ground, hasUncovered }: ScaleLegendProps) {
  const words = chartPhrases(language);
  const { from, to, middle, isCutBelow, isCutAbove } = domain;
  const text = (value: number) => bareText(value, figure.format, language, unit);
  const written = bareUnit(figure.format, language, unit, figure.noun);
  // A scale of one value alone has it at every place.
  const ends = [
    { place: 'from', value: from, sign: isCutBelow ? '≤ ' : '' },
    ...(middle === null ? [] : [{ place: 'middle', value: middle, sign: '' }]),
    { place: 'to', value: to, sign: isCutAbove ? '≥ ' : '' },
  ];
  return (
    <div className={classes.legend} aria-hidden="true">
      <span>{written && written !== '%' ? `${figure.name} (${written})` : figure.name}</span>
      <span className={classes.scale}>
        <span
          className={classes.bar}
          style={{ backgroundImage: `linear-gradient(to right, ${scaleStops(ground, middle !== null).join(', ')})` }}
        />
        <span className={classes.ends}>
          {ends.map(({ place, value, sign }) => (
            <span key={place}>
              {sign}
              {text(value)}
            </span>
          ))}
        </span>
      </span>
      {hasUncovered && (
        <span className={classes.key}>
          <span className={classes.uncovered} />
          {words.notCovered}
        </span>
      )}
    </div>
  );
}
