import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { pickedMark } from '../marks/picked-mark.ts';
import { Chart } from '../picture/chart.tsx';
import { figuresOf } from '../spec/figures.ts';
import type { FlowChartSpec } from '../spec/more-spec.ts';
import { flowLayout } from './flow-layout.ts';

const member = (key: string) => ({ key, name: `The ${key}` });

const spec: FlowChartSpec = {
  kind: 'flow',
  title: 'Flows of A',
  language: 'en',
  members: 'brand',
  value: { name: 'Turned', format: 'count', noun: 'people' },
  heads: ['From', 'A', 'To'],
  nodes: [
    { id: 'from b', ...member('b'), column: 0 },
    { id: 'of a', ...member('a'), column: 1 },
    { id: 'to b', ...member('b'), column: 2 },
    { id: 'to c', ...member('c'), column: 2 },
  ],
  links: [
    { from: 'from b', to: 'of a', value: 30 },
    { from: 'of a', to: 'to b', value: 20 },
    { from: 'of a', to: 'to c', value: 0 },
  ],
};

const room = { width: 800, height: 900, beside: 100, above: 32 };

/** One member with many rivals of very different size, both ways. */
const many: FlowChartSpec = {
  ...spec,
  nodes: [
    { id: 'of a', ...member('a'), column: 1 },
    ...Array.from({ length: 40 }, (_, at) => ({ id: `to ${at}`, ...member(`${at}`), column: 2 })),
  ],
  links: Array.from({ length: 40 }, (_, at) => ({ from: 'of a', to: `to ${at}`, value: Math.round(1e5 * 0.8 ** at) })),
};

describe('a chart of flows', () => {
  test('draws what flows: bands as thick as they are large, within their ends and the drawing', () => {
    const { nodes, bands } = flowLayout(spec, room);
    expect(nodes.map(({ node }) => node.id)).toEqual(['from b', 'of a', 'to b']);
    expect(bands.map(({ from, to, value }) => [from.node.id, to.node.id, value])).toEqual([
      ['from b', 'of a', 30],
      ['of a', 'to b', 20],
    ]);
    expect((bands[0]?.height ?? 0) / (bands[1]?.height ?? 0)).toBeCloseTo(1.5);
    expect(nodes[1]?.height).toBeCloseTo(bands[0]?.height ?? 0);
    for (const { y, height } of nodes) {
      expect(y).toBeGreaterThanOrEqual(room.above);
      expect(y + height).toBeLessThanOrEqual(room.height);
    }
  });

  test('of forty rivals each has a line for its name, whatever its size; where there is none, names go and bands stay', () => {
    const { nodes, bands } = flowLayout(many, room);
    expect(bands).toHaveLength(40);
    expect(nodes.every(({ isNamed }) => isNamed)).toBe(true);
    const thick = bands.map(({ height }) => height).filter((height) => height > 2);
    const [first = 0, second = 0] = thick;
    expect(second / first).toBeCloseTo(0.8);
    const low = flowLayout(many, { ...room, height: 320 });
    expect(low.nodes.filter(({ isNamed }) => !isNamed).length).toBeGreaterThan(0);
    expect(Math.max(...low.nodes.map(({ y, height }) => y + height))).toBeLessThanOrEqual(320);
  });

  test('is a table of its bands for who hears it', () => {
    expect(figuresOf(spec).rows).toEqual([
      { name: 'The b → The a', values: [30] },
      { name: 'The a → The b', values: [20] },
      { name: 'The a → The c', values: [0] },
    ]);
  });

  test('a band leads on to the rival at its end', () => {
    expect(pickedMark(spec, 0, 0)?.members).toEqual([{ dimension: 'brand', key: 'b', name: 'The b' }]);
    expect(pickedMark(spec, 0, 1)?.members).toEqual([{ dimension: 'brand', key: 'b', name: 'The b' }]);
    expect(pickedMark(spec, 0, 2)).toBeNull();
  });

  test('each rival has one colour on both sides, a hint says a band, and nothing is drawn where nothing flows', async () => {
    const { container, rerender } = render(<Chart spec={spec} />);
    const bands = () => [...container.querySelectorAll('[data-drawn] path[data-at]')];
    await waitFor(() => expect(bands()).toHaveLength(2));
    expect(bands()[0]?.getAttribute('fill')).toBe(bands()[1]?.getAttribute('fill'));
    fireEvent.pointerOver(bands()[1] as Element);
    await waitFor(() => expect(container.textContent).toContain('Turned 20'));
    expect(container.querySelector('[data-drawn]')?.textContent).toContain('The a → The b');
    rerender(<Chart spec={{ ...spec, links: [] }} />);
    await waitFor(() => expect(container.textContent).toContain('No data'));
  });
});
