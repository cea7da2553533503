import { escapeText } from '@portal/contract';
import { textWidth, truncateText } from '@portal/ui';
import type { Options, Point, SeriesOptionsType } from 'highcharts';
import { caption } from '../options/base.ts';
import { wholeOptions } from '../options/options.ts';
import { memberColours, seriesColours } from '../options/palette.ts';
import { countUnitOf } from '../spec/drawn-unit.ts';
import { type FlowChartSpec, type FlowNode, flowing } from '../spec/more-spec.ts';
import { valueText } from '../spec/values.ts';

/** The shapes of flows; they put themselves into the library that is there. */
export const loadFlows = () => import(/* webpackMode: "eager" */ 'highcharts/modules/sankey');

/** How wide the ends of bands are, in px. */
const nodeWidth = 12;

/** How wide a letter of a name is, and the gap beside it, in px. */
const [letter, gap] = [6.8, 12];

/** The most of the width that the names of one side may take. */
const mostForNames = 0.27;

/** Room beside the drawing for the longest of some names, in px. */
const roomFor = (names: readonly string[], width: number): number =>
  Math.round(Math.min(width * mostForNames, Math.max(40, ...names.map((name) => textWidth(name) * letter)) + gap));

/** A point of the drawing: a band by its ends, or one of these. */
type FlowPoint = Point & { isNode?: boolean; from?: string; to?: string; id?: string; weight?: number; sum?: number };

const sidesOf = ({ nodes }: FlowChartSpec) => {
  const last = Math.max(...nodes.map(({ column }) => column));
  return ({ column }: FlowNode) => (column === 0 ? 'left' : column === last ? 'right' : 'middle');
};

/** Where a name stands: beside its node, away from the bands; in the middle above it. */
const placeOf = {
  left: { align: 'right', x: -nodeWidth - 6 },
  right: { align: 'left', x: nodeWidth + 6 },
  middle: { align: 'center', x: 0 },
} as const;

/** Flows as bands between columns of members, each band in the colour of the rival at its end. */
export function flowOptions(spec: FlowChartSpec, ground: 'light' | 'dark', width: number): Options {
  const { nodes, value, language, heads } = spec;
  const links = flowing(spec);
  const unit = countUnitOf(
    value.format,
    links.map((link) => link.value),
    spec,
  );
  const side = sidesOf(spec);
  const outer = nodes.filter((node) => side(node) !== 'middle');
  const room = roomFor(
    outer.map(({ name }) => name),
    width,
  );
  const keys = [...new Set(outer.map(({ key }) => key))];
  const colours = new Map(memberColours(keys, ground).map((colour, at) => [keys[at], colour]));
  const [accent = ''] = seriesColours(['total'], ground);
  const colourOf = (node: FlowNode) => (side(node) === 'middle' ? accent : (colours.get(node.key) ?? accent));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const sums = new Map<string, number>();
  for (const { from, to, value: flow } of links)
    for (const id of [from, to]) sums.set(id, Math.max(sums.get(id) ?? 0, 0) + (flow ?? 0));
  const text = (figure: number | null | undefined) => valueText(figure, value.format, language, unit);
  const letters = Math.max(4, Math.ceil((room - gap) / letter));
  const series = {
    type: 'sankey',
    name: value.name,
    nodeWidth,
    nodePadding: nodes.length > 50 ? 3 : 8,
    minLinkWidth: 1,
    linkOpacity: ground === 'dark' ? 0.4 : 0.28,
    borderWidth: 0,
    borderRadius: 2,
    clip: false,
    data: links.map(({ from, to, value: flow }, at) => {
      const ends = [byId.get(from), byId.get(to)];
      const rival = ends.find((node) => node && side(node) !== 'middle');
      return { at, from, to, weight: flow ?? 0, ...(rival && { color: colourOf(rival) }) };
    }),
    nodes: nodes
      .filter(({ id }) => sums.has(id))
      .map((node) => ({
        at: side(node) === 'middle' ? -1 : links.findIndex(({ from, to }) => [from, to].includes(node.id)),
        id: node.id,
        name: node.name,
        column: node.column,
        color: colourOf(node),
        dataLabels: {
          enabled: side(node) !== 'middle',
          ...placeOf[side(node)],
          // Braces would be read as places for values.
          nodeFormat: escapeText(truncateText(node.name, letters)).replaceAll(/[{}]/g, ''),
        },
      })),
    dataLabels: {
      enabled: true,
      verticalAlign: 'middle',
      y: 0,
      padding: 0,
      // In the middle of its end, from which it is moved aside.
      inside: true,
      crop: false,
      overflow: 'allow',
      allowOverlap: false,
      style: { ...caption, color: 'var(--p-text)', textOutline: 'none', whiteSpace: 'nowrap', textOverflow: 'none' },
    },
  };
  const headAt = (at: number) => {
    if (heads.length < 2 || at === 0) return { align: 'left' as const, x: room };
    return at === heads.length - 1 ? { align: 'right' as const, x: -room } : { align: 'center' as const, x: 0 };
  };
  return wholeOptions({
    chart: { marginLeft: room, marginRight: room, marginTop: 32, marginBottom: 8, spacingTop: 0 },
    // One title stands above each column.
    title: { text: heads[0] && escapeText(heads[0]), ...headAt(0), style: caption, y: 12, floating: true },
    subtitle: {
      text: heads.length > 2 ? escapeText(heads[1] ?? '') : undefined,
      ...headAt(1),
      style: { ...caption, color: 'var(--p-text)', fontWeight: '600' },
      y: 12,
      floating: true,
    },
    caption: {
      text: heads.length > 1 ? escapeText(heads.at(-1) ?? '') : undefined,
      ...headAt(heads.length - 1),
      verticalAlign: 'top',
      style: caption,
      y: 12,
      floating: true,
    },
    series: [series as unknown as SeriesOptionsType],
    tooltip: {
      formatter() {
        const { isNode, id = '', from = '', to = '', weight } = this as unknown as FlowPoint;
        const nameOf = (node: string) => escapeText(byId.get(node)?.name ?? '');
        const head = isNode ? nameOf(id) : `${nameOf(from)} → ${nameOf(to)}`;
        const figure = isNode ? sums.get(id) : weight;
        return `<div class="p-chart-tip"><p>${head}</p>${escapeText(value.name)} <b>${text(figure)}</b></div>`;
      },
    },
  });
}
