import type { SeriesFormat } from '../spec/common-spec.ts';

/** Both ends of the scale that all little lines share: counts begin at zero, other figures a little below the least. */
export function commonScale(values: readonly (number | null)[], format: SeriesFormat): { from: number; to: number } {
  const there = values.filter((value): value is number => value !== null && Number.isFinite(value));
  if (there.length === 0) return { from: 0, to: 1 };
  const [least, most] = [Math.min(...there), Math.max(...there)];
  const isCounted = ['count', 'number', 'amount'].includes(format) && least >= 0;
  const [from, to] = [isCounted ? 0 : least, isCounted ? Math.max(0, most) : most];
  return from === to ? { from: from - 1, to: to + 1 } : { from, to };
}

/** A point of a little line, in px; null where there is no figure. */
export type LittlePoint = { x: number; y: number } | null;

/** The points of a little line within its room. */
export function littlePoints(
  values: readonly (number | null)[],
  { from, to }: { from: number; to: number },
  room: { width: number; height: number },
): LittlePoint[] {
  const step = values.length > 1 ? room.width / (values.length - 1) : 0;
  return values.map((value, at) =>
    value === null || !Number.isFinite(value)
      ? null
      : {
          x: values.length > 1 ? at * step : room.width / 2,
          y: room.height - ((value - from) / (to - from)) * room.height,
        },
  );
}

/** The line through points as the path of a drawing; a gap breaks it, and a point between two gaps is a dot. */
export function littlePath(points: readonly LittlePoint[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return points
    .map((point, at) => {
      if (!point) return '';
      const place = `${round(point.x)} ${round(point.y)}`;
      if (points[at - 1]) return `L${place}`;
      return points[at + 1] ? `M${place}` : `M${place}h0.01`;
    })
    .join('');
}
