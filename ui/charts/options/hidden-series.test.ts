import { expect, jest, test } from '@jest/globals';
import type { Series } from 'highcharts';
import { type HiddenSeries, withHidden } from './hidden-series.ts';

test('a series that is hidden and shown again before the page has heard of it is reported both times, and no more', () => {
  const onChange = jest.fn<HiddenSeries['onChange']>();
  let hidden: HiddenSeries = { keys: [], onChange };
  const { events } = withHidden({ series: [] }, () => hidden).plotOptions?.series ?? {};
  const series = { options: { custom: { key: 'a' } } } as unknown as Series;
  const fire = (event: 'hide' | 'show') => (events?.[event] as ((this: Series) => void) | undefined)?.call(series);
  fire('hide');
  fire('show');
  expect(onChange.mock.calls).toEqual([
    ['a', true],
    ['a', false],
  ]);
  // The page says the first, and draws it: that is no news.
  hidden = { keys: ['a'], onChange };
  fire('hide');
  expect(onChange).toHaveBeenCalledTimes(2);
  hidden = { keys: [], onChange };
  fire('show');
  expect(onChange).toHaveBeenCalledTimes(2);
  fire('hide');
  expect(onChange).toHaveBeenLastCalledWith('a', true);
});
