import type { Language } from '@portal/contract';
import { type PointerEvent, useMemo } from 'react';
import type { SeriesFormat } from '../spec/common-spec.ts';
import type { WrittenUnit } from '../spec/drawn-unit.ts';
import type { MultiplesChartSpec } from '../spec/grid-spec.ts';
import { valueText } from '../spec/values.ts';
import { type LittlePoint, littlePath, littlePoints } from './little-path.ts';
import classes from './multiples.module.css';

/** Height of a little line, the room round it for the pen and the dot, and above it for the end of the scale, in px. */
const [height, pen, above] = [60, 4, 16];

interface LittleLineProps {
  own: MultiplesChartSpec['cells'][number];
  categories: readonly string[];
  scale: { from: number; to: number };
  /** The upper end of the scale in words. */
  top: string;
  colour: string;
  unit: WrittenUnit;
  format: SeriesFormat;
  language: Language;
  width: number;
  preliminaryFrom: number | null;
  /** Periods of which only some months are there: rings of their own. */
  partial?: readonly number[];
  /** The period that is pointed at in any of the lines. */
  at: number | null;
  onPoint: (at: number) => void;
  onPick?: (cell: HTMLElement) => void;
}

const noneOf: readonly number[] = [];

/** One member: its name, its latest figure or that of the period pointed at, and its line. */
export function LittleLine(props: LittleLineProps) {
  const { own, categories, scale, colour, unit, format, language, width, at, onPoint, onPick, preliminaryFrom } = props;
  const { partial = noneOf } = props;
  const points = useMemo(
    () => littlePoints(own.values, scale, { width: width - pen * 2, height }),
    [own.values, scale, width],
  );
  const former = useMemo(
    () => littlePoints(own.was?.values ?? [], scale, { width: width - pen * 2, height }),
    [own.was, scale, width],
  );
  const apart = (drawn: readonly LittlePoint[]) => drawn.map((place, at) => (partial.includes(at) ? null : place));
  const rings = (drawn: readonly LittlePoint[], stroke: string) =>
    partial.map((period) => {
      const place = drawn[period];
      return place && <circle key={period} cx={place.x} cy={place.y} r={3} stroke={stroke} className={classes.ring} />;
    });
  const [line, formerLine] = [apart(points), apart(former)];
  const latest = own.values.findLastIndex((value) => value !== null);
  const place = at ?? latest;
  const dot = points[place];
  const settled = preliminaryFrom === null ? points.length : Math.max(0, preliminaryFrom);
  const point = ({ nativeEvent, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const part = (nativeEvent.clientX - currentTarget.getBoundingClientRect().left - pen) / (width - pen * 2);
    onPoint(Math.max(0, Math.min(categories.length - 1, Math.round(part * (categories.length - 1)))));
  };
  const text = valueText(own.values[place], format, language, unit);
  const inside = (
    <>
      <span className={classes.head}>
        <span title={own.name}>{own.name}</span>
        <b>{text}</b>
      </span>
      <svg width={width} height={height + pen + above} onPointerMove={point} aria-hidden="true">
        <g transform={`translate(${pen} ${above})`}>
          <path d={`M0 0H${width - pen * 2}`} className={classes.top} />
          <path d={`M0 ${height}H${width - pen * 2}`} className={classes.foot} />
          {former.length > 0 && <path d={littlePath(formerLine)} stroke={`${colour}99`} className={classes.former} />}
          <path d={littlePath(line.slice(0, settled))} stroke={colour} className={classes.line} />
          <path d={littlePath(line.slice(Math.max(0, settled - 1)))} stroke={colour} className={classes.dotted} />
          {rings(former, `${colour}99`)}
          {rings(points, colour)}
          {dot && !partial.includes(place) && <circle cx={dot.x} cy={dot.y} r={3} fill={colour} />}
          <text y={-5} className={classes.scale}>
            {props.top}
          </text>
        </g>
      </svg>
      <span className={classes.ends}>
        <span>{at === null ? categories[0] : categories[at]}</span>
        <span>{at === null ? categories.at(-1) : ''}</span>
      </span>
    </>
  );
  if (!onPick) return <div className={classes.cell}>{inside}</div>;
  return (
    <button
      type="button"
      className={classes.cell}
      aria-label={`${own.name}: ${text}`}
      onClick={({ currentTarget }) => onPick(currentTarget)}
    >
      {inside}
    </button>
  );
}
