import type { CategoryChartSpec } from '../spec/spec.ts';

/** How a line is drawn on the way to a category: as usual, dotted because the figure may change, or not at all. */
type Stretch = 'plain' | 'dotted' | 'none';

/** By so much of a category a stretch that is not drawn keeps away from the points at its ends, which would vanish with it. */
const beside = 0.001;

function stretchTo(at: number, { preliminaryFrom, partial = [] }: CategoryChartSpec): Stretch {
  if (partial.includes(at) || partial.includes(at - 1)) return 'none';
  return preliminaryFrom != null && preliminaryFrom >= 0 && at >= preliminaryFrom ? 'dotted' : 'plain';
}

const drawnAs = { plain: {}, dotted: { dashStyle: 'Dot' as const }, none: { color: 'none', fillColor: 'none' } };

/** From the first preliminary category on lines are dotted; none leads to a category of which only some months are there, or on from it. */
function lineZones(spec: CategoryChartSpec) {
  const zones: { value?: number; dashStyle?: 'Dot'; color?: string; fillColor?: string }[] = [];
  let current: Stretch = 'plain';
  for (let at = 0; at < spec.categories.length - 1; at += 1) {
    const next = stretchTo(at + 1, spec);
    if (next === current) continue;
    // A point between two stretches is of the later one, unless that is not drawn.
    const end = next === 'none' ? at + beside : current === 'none' ? at - beside : at;
    zones.push({ value: end, ...drawnAs[current] });
    current = next;
  }
  return [...zones, drawnAs[current]];
}

/**
 * What is not drawn like the rest of a series: of lines by stretches, of columns from the first preliminary one on.
 * @param isLine lines and areas; else columns
 */
export function zonesOf(spec: CategoryChartSpec, isLine: boolean, colour: string) {
  const from = spec.preliminaryFrom ?? -1;
  if (spec.kind === 'bar' || (from < 0 && !spec.partial?.length)) return {};
  if (isLine) return { zoneAxis: 'x' as const, zones: lineZones(spec) };
  return from < 0 ? {} : { zoneAxis: 'x' as const, zones: [{ value: from - 0.5 }, { color: `${colour}80` }] };
}
