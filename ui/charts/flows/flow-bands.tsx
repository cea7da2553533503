import { memo } from 'react';
import type { useCells } from '../grids/use-cells.ts';
import { memberColours, seriesColours } from '../options/palette.ts';
import classes from './flow.module.css';
import type { FlowLayout, PlacedNode } from './flow-layout.ts';
import { nodeWidth } from './flow-layout.ts';

interface FlowBandsProps {
  layout: FlowLayout;
  ground: 'light' | 'dark';
  /** What each band says, in their order. */
  labels: readonly string[];
  /** How the keys go through the bands. */
  cell: ReturnType<typeof useCells>['cell'];
  /** A name as far as there is room for it. */
  shorten: (name: string) => string;
}

/** Where names stand: beside their node, away from the bands. */
const besides = { left: -6, right: nodeWidth + 6, middle: 0 } as const;

/** Who flows are from and to, and the bands between them, each in the colour of the rival at its end. */
export const FlowBands = memo(function FlowBands({ layout, ground, labels, cell, shorten }: FlowBandsProps) {
  const { nodes, bands } = layout;
  const keys = [...new Set(nodes.flatMap(({ side, node }) => (side === 'middle' ? [] : node.key)))];
  const colours = new Map(memberColours(keys, ground).map((colour, at) => [keys[at], colour]));
  const [accent] = seriesColours(['total'], ground);
  const colourOf = ({ side, node }: PlacedNode) => (side === 'middle' ? accent : colours.get(node.key));
  const touching = new Map<PlacedNode, number[]>(nodes.map((node) => [node, []]));
  for (const [at, { from, to }] of bands.entries()) for (const end of [from, to]) touching.get(end)?.push(at);
  // A node with one band is pointed at and pressed as that band is; one with several says their sum.
  const placeOf = (node: PlacedNode, index: number) => {
    const own = touching.get(node) ?? [];
    return own.length === 1 ? `${own[0]}.0` : `-1.${index}`;
  };
  const namesOn = (side: 'left' | 'right') =>
    nodes
      .filter((node) => node.side === side && node.isNamed)
      .map((node, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <text key={at} x={node.x + besides[side]} y={node.y + node.height / 2 + 4}>
          {shorten(node.node.name)}
        </text>
      ));
  return (
    <>
      <g className={classes.bands}>
        {bands.map(({ from, to, path }, at) => {
          const keys = cell(at, 0);
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: of other members the same shapes are drawn anew, none made
              key={at}
              d={path}
              fill={colourOf(from.side === 'middle' ? to : from)}
              data-at={`${at}.0`}
              {...keys}
              {...('role' in keys && { role: 'button', 'aria-label': labels[at] })}
            />
          );
        })}
      </g>
      <g>
        {nodes.map((placed, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
            x={placed.x}
            y={placed.y}
            width={nodeWidth}
            height={placed.height}
            rx={Math.min(2, placed.height / 2)}
            fill={colourOf(placed)}
            data-at={placeOf(placed, index)}
          />
        ))}
      </g>
      <g className={classes.left}>{namesOn('left')}</g>
      <g className={classes.right}>{namesOn('right')}</g>
    </>
  );
});
