import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { chartsNear, useShownChart } from './shown-charts.ts';
import type { ChartSpec } from './spec.ts';

const specOf = (title: string): ChartSpec => ({ kind: 'line', title, categories: [], series: [], language: 'en' });

function Shown({ title }: { title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useShownChart(place, specOf(title));
  return <div ref={place} />;
}

test('a menu takes the charts of its own card, in their order, and those beside it where its card has none', () => {
  const { container, rerender } = render(
    <>
      <section>
        <b id="own" />
        <Shown title="first" />
        <Shown title="second" />
      </section>
      <section>
        <b id="none" />
      </section>
      <Shown title="beside" />
    </>,
  );
  const near = (id: string) => chartsNear(container.querySelector(`#${id}`)).map(({ title }) => title);
  expect(near('own')).toEqual(['first', 'second']);
  expect(near('none')).toEqual(['first', 'second', 'beside']);
  rerender(<b id="none" />);
  expect(near('none')).toEqual([]);
});
