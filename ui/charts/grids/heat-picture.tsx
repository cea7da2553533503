import { useMemo } from 'react';
import type { PictureProps } from '../marks/picture-props.ts';
import { gridUnit } from '../spec/drawn-unit.ts';
import type { HeatChartSpec } from '../spec/grid-spec.ts';
import { chartPhrases } from '../spec/phrases.ts';
import { valueText } from '../spec/values.ts';
import classes from './heat.module.css';
import { HeatTable } from './heat-table.tsx';
import { domainOf } from './scale/scale.ts';
import { ScaleLegend } from './scale/scale-legend.tsx';
import { Tip } from './tip.tsx';
import { useTip } from './use-tip.ts';

/** Members by members as a table whose cells are coloured, what its colours mean, and a hint of the cell pointed at. */
export function HeatPicture({ spec, ground, width, height, onPick }: PictureProps<HeatChartSpec>) {
  const { rows, columns, value, values, uncovered, language } = spec;
  const unit = useMemo(() => gridUnit(spec), [spec]);
  const domain = useMemo(() => domainOf(spec.values.flat(), spec, spec.value.format), [spec]);
  const tip = useTip();
  const [row = -1, column = -1] = tip.spot?.at.split('.').map(Number) ?? [];
  const figure = uncovered?.[row]?.[column]
    ? chartPhrases(language).notCovered
    : valueText(values[row]?.[column], value.format, language, unit);
  return (
    <div ref={tip.place} className={classes.heat} data-drawn="" {...tip.handlers}>
      <HeatTable
        spec={spec}
        ground={ground}
        width={width}
        height={height}
        domain={domain}
        unit={unit}
        onPick={onPick}
      />
      <ScaleLegend
        domain={domain}
        figure={value}
        unit={unit}
        language={language}
        ground={ground}
        hasUncovered={uncovered?.some((line) => line.includes(true)) ?? false}
      />
      {tip.spot && (
        <Tip at={tip.spot} title={`${rows[row]?.name} · ${columns[column]?.name}`}>
          {value.name} <b>{figure}</b>
        </Tip>
      )}
    </div>
  );
}
