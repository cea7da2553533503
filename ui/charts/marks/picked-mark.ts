import type { LeadMember } from '@portal/ui';
import { drawnUnit, scatterUnit } from '../drawn-unit.ts';
import { othersKey } from '../palette.ts';
import type { CategoryChartSpec, ChartSeries, ChartSpec, ScatterChartSpec } from '../spec.ts';
import { valueText } from '../values.ts';

/** What a mark of a chart stands for. */
export interface PickedMark {
  /** The member of its series before that of its category: a line is its member's, a bar its category's. */
  members: LeadMember[];
  /** Its figure in words. */
  figure: string;
}

/** The points that are drawn: one without a figure has no place. */
const drawnPoints = ({ points }: ScatterChartSpec) => points.filter(({ x, y }) => x !== null && y !== null);

/**
 * What a mark stands for; null where there is none, where it has no figure, and where it stands for several members
 * together or for what nobody named.
 * @param series index of its series; of a scatter chart each point is one
 * @param at index of its category
 */
export function pickedMark(spec: ChartSpec, series: number, at: number): PickedMark | null {
  return spec.kind === 'scatter' ? pickedPoint(spec, series) : pickedValue(spec, series, at);
}

function pickedValue(spec: CategoryChartSpec, series: number, at: number): PickedMark | null {
  const own = spec.series[series];
  const value = own?.values[at] ?? null;
  if (!own || !spec.members || value === null || own.key === othersKey || own.quiet?.[at]) return null;
  const { series: dimension, categories } = spec.members;
  const key = categories?.keys[at] ?? null;
  if (categories && (key === null || key === othersKey)) return null;
  const members = [
    ...(dimension ? [{ dimension, key: own.key, name: own.name }] : []),
    ...(categories && key !== null ? [{ dimension: categories.dimension, key, name: spec.categories[at] ?? '' }] : []),
  ];
  const unit = drawnUnit(spec);
  const said = ({ format, values }: ChartSeries) => valueText(values[at], format, spec.language, unit);
  // Series that are no members are figures of the one member.
  const figures = spec.series.filter(({ values }) => (values[at] ?? null) !== null);
  const all = figures.map((one) => `${one.name} ${said(one)}`).join(' · ');
  return { members, figure: dimension ? said(own) : all };
}

function pickedPoint(spec: ScatterChartSpec, at: number): PickedMark | null {
  const point = drawnPoints(spec)[at];
  if (!point || spec.members === undefined) return null;
  const said = (side: 'x' | 'y') =>
    `${spec[side].name} ${valueText(point[side], spec[side].format, spec.language, scatterUnit(spec, side, spec.language))}`;
  const members = [{ dimension: spec.members, key: point.key, name: point.name }];
  return { members, figure: [said('x'), said('y')].join(' · ') };
}

/** How many series and categories there are to go through by the keys. */
export const marksOf = (spec: ChartSpec): { series: number; categories: number } =>
  spec.kind === 'scatter'
    ? { series: drawnPoints(spec).length, categories: 1 }
    : { series: spec.series.length, categories: spec.categories.length };
