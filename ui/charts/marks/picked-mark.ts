import type { LeadMember } from '@portal/ui';
import { othersKey } from '../options/palette.ts';
import { drawnUnit, gridUnit } from '../spec/drawn-unit.ts';
import { figuresOf } from '../spec/figures.ts';
import type { HeatChartSpec } from '../spec/grid-spec.ts';
import { flowing } from '../spec/more-spec.ts';
import type { CategoryChartSpec, ChartSeries, ChartSpec } from '../spec/spec.ts';
import { valueText } from '../spec/values.ts';
import { waterfallSteps } from '../spec/waterfall-steps.ts';
import { isCategoryChart } from '../spec/which-kind.ts';

/** What a mark of a chart stands for. */
export interface PickedMark {
  /** The member of its series before that of its category: a line is its member's, a bar its category's. */
  members: LeadMember[];
  /** Its figure in words. */
  figure: string;
}

/**
 * What a mark stands for; null where there is none, where it has no figure, and where it stands for several members
 * together or for what nobody named.
 * @param series index of its series, or of the column of a heat table; of a scatter chart each point is one
 * @param at index of its category, row or cell, among those that are drawn
 */
export function pickedMark(spec: ChartSpec, series: number, at: number): PickedMark | null {
  if (isCategoryChart(spec)) return pickedValue(spec, series, at);
  if (spec.kind === 'heat') return pickedCell(spec, at, series);
  return pickedRow(spec, spec.kind === 'scatter' ? series : at);
}

function pickedValue(spec: CategoryChartSpec, series: number, at: number): PickedMark | null {
  const own = spec.series[series];
  const value = own?.values[at] ?? null;
  if (!own || !spec.members || value === null || own.key === othersKey || own.quiet?.[at]) return null;
  const { series: dimension, categories } = spec.members;
  // What a member was is of other months than those that the category names.
  const main = own.of === undefined ? undefined : spec.series.find((chartSeries) => chartSeries.key === own.of);
  if (main && dimension)
    return {
      members: [{ dimension, key: main.key, name: main.name }],
      figure: `${own.name} ${valueText(value, own.format, spec.language, drawnUnit(spec))}`,
    };
  const key = categories?.keys[at] ?? null;
  if (categories && (key === null || key === othersKey)) return null;
  const members = [
    ...(dimension ? [{ dimension, key: own.key, name: own.name }] : []),
    ...(categories && key !== null ? [{ dimension: categories.dimension, key, name: spec.categories[at] ?? '' }] : []),
  ];
  const unit = drawnUnit(spec);
  const textOf = ({ format, values }: ChartSeries) => valueText(values[at], format, spec.language, unit);
  // Series that are no members are figures of the one member.
  const figures = spec.series.filter(({ values }) => (values[at] ?? null) !== null);
  const all = figures.map((figure) => `${figure.name} ${textOf(figure)}`).join(' · ');
  return { members, figure: dimension ? textOf(own) : all };
}

/** A cell of a heat table: its row before its column. */
function pickedCell(spec: HeatChartSpec, at: number, beside: number): PickedMark | null {
  const [row, column, value] = [spec.rows[at], spec.columns[beside], spec.values[at]?.[beside] ?? null];
  if (!spec.members || !row || !column || value === null) return null;
  const { rows, columns } = spec.members;
  const members = [
    ...(rows ? [{ dimension: rows, ...row }] : []),
    ...(columns ? [{ dimension: columns, ...column }] : []),
  ];
  return {
    members,
    figure: `${spec.value.name} ${valueText(value, spec.value.format, spec.language, gridUnit(spec))}`,
  };
}

type RowSpec = Exclude<ChartSpec, CategoryChartSpec | HeatChartSpec>;

/** The members of a chart that has one mark for each, as far as they are drawn, with their figures. */
function marked(spec: RowSpec): { key: string; name: string; values: (number | null)[] }[] {
  const { rows } = figuresOf(spec);
  const latest = (values: (number | null)[]) => values.findLast((value) => value !== null) ?? null;
  switch (spec.kind) {
    case 'scatter':
    case 'quadrant':
      return spec.points.flatMap(({ key, name, x, y }, at) =>
        x !== null && y !== null ? [{ key, name, values: rows[at]?.values ?? [] }] : [],
      );
    case 'box':
      return spec.rows.flatMap(({ key, name, spread }, at) =>
        spread ? [{ key, name, values: rows[at]?.values ?? [] }] : [],
      );
    case 'flow':
      return flowing(spec).map(({ from, to, value }) => {
        // A band stands for the rival at its end: the one in the midst is who the page is about.
        const ends = [from, to].map((id) => spec.nodes.find((node) => node.id === id));
        const rival = ends.find((node) => node?.column !== 1);
        return { key: rival?.key ?? '', name: rival?.name ?? '', values: [value] };
      });
    case 'ladder':
      return spec.rows.map(({ key, name }, at) => ({ key, name, values: rows[at]?.values ?? [] }));
    case 'waterfall':
      return waterfallSteps(spec).map(({ key, name, value }) => ({ key, name, values: [value] }));
    case 'tiles':
      return spec.tiles.map(({ key, name, value }) => ({ key, name, values: [value] }));
    case 'multiples':
      return spec.cells.map(({ key, name, values }) => ({ key, name, values: [latest(values)] }));
  }
}

function pickedRow(spec: RowSpec, at: number): PickedMark | null {
  const row = marked(spec)[at];
  if (!row || row.key === '' || row.key === othersKey || spec.members === undefined) return null;
  if (row.values.every((value) => value === null)) return null;
  // Each cell of multiples is a column of their figures.
  const columns = figuresOf(spec).columns.map((column) =>
    spec.kind === 'multiples' ? { ...column, name: '' } : column,
  );
  const figures = row.values.flatMap((value, place) => {
    const column = columns[place];
    if (!column || value === null) return [];
    return [`${column.name} ${valueText(value, column.format, spec.language, column.unit)}`.trim()];
  });
  return { members: [{ dimension: spec.members, key: row.key, name: row.name }], figure: figures.join(' · ') };
}

/** How many series and categories there are to go through by the keys. */
export function marksOf(spec: ChartSpec): { series: number; categories: number } {
  if (isCategoryChart(spec)) return { series: spec.series.length, categories: spec.categories.length };
  if (spec.kind === 'heat') return { series: spec.columns.length, categories: spec.rows.length };
  const count = marked(spec).length;
  return spec.kind === 'scatter' ? { series: count, categories: 1 } : { series: 1, categories: count };
}
