import { describe, expect, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import type { SeriesSankeyOptions } from 'highcharts';
import { pickedMark } from '../marks/picked-mark.ts';
import { Chart } from '../picture/chart.tsx';
import { figuresOf } from '../spec/figures.ts';
import type { FlowChartSpec } from '../spec/more-spec.ts';
import { flowOptions } from './flow-options.ts';

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

describe('a chart of flows', () => {
  test('draws what flows, each band in the colour of its rival, on both sides the same', () => {
    const [series] = flowOptions(spec, 'light', 800).series as SeriesSankeyOptions[];
    const data = series?.data as { from: string; to: string; weight: number; color: string }[];
    expect(data.map(({ from, to, weight }) => [from, to, weight])).toEqual([
      ['from b', 'of a', 30],
      ['of a', 'to b', 20],
    ]);
    expect(data[0]?.color).toBe(data[1]?.color);
    expect(series?.nodes?.map(({ id }) => id)).toEqual(['from b', 'of a', 'to b']);
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

  test('is drawn by the library, and empty where nothing flows', async () => {
    const { container, rerender } = render(<Chart spec={spec} />);
    await waitFor(
      () => expect(container.querySelectorAll('.highcharts-sankey-series .highcharts-link')).toHaveLength(2),
      {
        timeout: 20_000,
      },
    );
    rerender(<Chart spec={{ ...spec, links: [] }} />);
    await waitFor(() => expect(container.textContent).toContain('No data'));
  });
});
