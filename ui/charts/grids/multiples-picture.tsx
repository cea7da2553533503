import { useMemo, useState } from 'react';
import type { PictureProps } from '../marks/picture-props.ts';
import { seriesColours } from '../options/palette.ts';
import { gridUnit } from '../spec/drawn-unit.ts';
import type { MultiplesChartSpec } from '../spec/grid-spec.ts';
import { valueText } from '../spec/values.ts';
import { LittleLine } from './little-line.tsx';
import { commonScale } from './little-path.ts';
import classes from './multiples.module.css';

/** Least and greatest width of a cell, and the room between two, in px. */
const [least, most, gap] = [168, 420, 24];

/** Little lines on one scale: pointing at a period in one of them tells it in all. */
export function MultiplesPicture({ spec, ground, width, onPick }: PictureProps<MultiplesChartSpec>) {
  const { cells, value, categories, language } = spec;
  const unit = useMemo(() => gridUnit(spec), [spec]);
  const scale = useMemo(
    () =>
      commonScale(
        cells.flatMap(({ values, was }) => [...values, ...(was?.values ?? [])]),
        value.format,
      ),
    [cells, value.format],
  );
  const [colour = ''] = seriesColours(['total'], ground);
  const [at, setAt] = useState<number | null>(null);
  const columns = Math.max(1, Math.min(cells.length, Math.floor((width + gap) / (least + gap))));
  const cell = Math.min(most, Math.floor((width + gap) / columns - gap));
  const top = valueText(scale.to, value.format, language, unit);
  return (
    <div
      className={classes.multiples}
      style={{ gridTemplateColumns: `repeat(${columns}, ${cell}px)` }}
      data-drawn=""
      aria-hidden={onPick ? undefined : true}
      onPointerLeave={() => setAt(null)}
    >
      {cells.map((own, index) => (
        <LittleLine
          key={own.key}
          own={own}
          categories={categories}
          scale={scale}
          colour={colour}
          unit={unit}
          language={language}
          at={at}
          onPoint={setAt}
          top={top}
          format={value.format}
          width={cell}
          preliminaryFrom={spec.preliminaryFrom ?? null}
          partial={spec.partial}
          onPick={onPick && ((cell) => onPick(index, 0, cell))}
        />
      ))}
    </div>
  );
}
