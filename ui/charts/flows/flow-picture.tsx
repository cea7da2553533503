import { classNames, textWidth, truncateText } from '@portal/ui';
import { useCallback, useMemo } from 'react';
import { Tip } from '../grids/tip.tsx';
import { useCells } from '../grids/use-cells.ts';
import { useTip } from '../grids/use-tip.ts';
import type { PictureProps } from '../marks/picture-props.ts';
import { countUnitOf } from '../spec/drawn-unit.ts';
import type { FlowChartSpec } from '../spec/more-spec.ts';
import { chartPhrases } from '../spec/phrases.ts';
import { valueText } from '../spec/values.ts';
import classes from './flow.module.css';
import { FlowBands } from './flow-bands.tsx';
import { flowLayout } from './flow-layout.ts';

/** How wide a letter of a name is, the gap beside it, and what stands above the drawing, in px. */
const [letter, gap, above] = [6.8, 12, 32];

/** The most of the width that the names of one side may take. */
const mostForNames = 0.27;

/** Room beside the drawing for the longest of the names that stand there, in px. */
function roomForNames({ nodes }: FlowChartSpec, width: number): number {
  const last = Math.max(...nodes.map(({ column }) => column));
  const outer = nodes.filter(({ column }) => column === 0 || column === last);
  const widest = Math.max(40, ...outer.map(({ name }) => textWidth(name) * letter));
  return Math.round(Math.min(width * mostForNames, widest) + gap);
}

/**
 * Flows as bands between columns of members. It is drawn here and not by the chart library, which measures every name
 * in the page and builds its shapes anew for each choice: most of the time until the picture of many rivals stood.
 */
export function FlowPicture({ spec, ground, width, height, onPick }: PictureProps<FlowChartSpec>) {
  const { value, language, heads } = spec;
  const beside = useMemo(() => roomForNames(spec, width), [spec, width]);
  const layout = useMemo(() => flowLayout(spec, { width, height, beside, above }), [spec, width, height, beside]);
  const { nodes, bands } = layout;
  const unit = useMemo(
    () =>
      countUnitOf(
        value.format,
        layout.bands.map((band) => band.value),
        spec,
      ),
    [layout, value.format, spec],
  );
  const textOf = (figure: number) => valueText(figure, value.format, language, unit);
  const tip = useTip();
  const letters = Math.max(4, Math.ceil((beside - gap) / letter));
  const shorten = useCallback((name: string) => truncateText(name, letters), [letters]);
  const wayOf = ({ from, to }: (typeof bands)[number]) => `${from.node.name} → ${to.node.name}`;
  const labels = useMemo(
    () =>
      bands.map(
        (band) =>
          `${band.from.node.name} → ${band.to.node.name}: ${valueText(band.value, value.format, language, unit)}`,
      ),
    [bands, value.format, language, unit],
  );
  const { table, cell } = useCells({
    rows: bands.length,
    columns: 1,
    onPick:
      onPick &&
      ((at, _, band) => {
        const { x, y, height: own } = bands[at] ?? { x: 0, y: 0, height: 0 };
        onPick(at, 0, {
          // The box of a band is as high as its way: what opens stands at its middle.
          getBoundingClientRect: () => {
            const box = (band.closest('svg') ?? band).getBoundingClientRect();
            return { left: box.left + x, top: box.top + y, bottom: box.top + y + own };
          },
          focus: () => band.focus({ preventScroll: true }),
        });
      }),
  });
  const [at = -1, index = -1] = tip.spot?.at.split('.').map(Number) ?? [];
  const [band, node] = [bands[at], nodes[index]];
  const hint = band
    ? { title: wayOf(band), figure: band.value, at: { left: band.x, top: band.y, bottom: band.y + band.height } }
    : node && { title: node.node.name, figure: node.sum, at: {} };
  const lastHead = heads.length - 1;
  return (
    <div
      ref={tip.place}
      className={classNames(classes.flow, ground === 'dark' && classes.dark, onPick && classes.leads)}
      data-drawn=""
      {...tip.handlers}
      {...(onPick
        ? { ...table, role: 'group', 'aria-label': `${spec.title} · ${chartPhrases(language).marks}` }
        : { 'aria-hidden': true })}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group round it has the name, and a title would be a hint */}
      <svg width={width} height={height}>
        {heads.map((head, column) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: a head is known by its column
            key={column}
            className={classNames(
              column > 0 && column < lastHead ? classes.midst : classes.head,
              column > 0 && column === lastHead && classes.end,
            )}
            x={beside + (column * (width - beside * 2)) / Math.max(1, lastHead)}
            y={14}
          >
            {head}
          </text>
        ))}
        <FlowBands layout={layout} ground={ground} labels={labels} cell={cell} shorten={shorten} />
      </svg>
      {tip.spot && hint && (
        <Tip at={{ ...tip.spot, ...hint.at }} title={hint.title}>
          {value.name} <b>{textOf(hint.figure)}</b>
        </Tip>
      )}
    </div>
  );
}
