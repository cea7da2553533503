import { expect, test } from '@jest/globals';
import type { AnswerAbout } from '@portal/contract';
import { altOf, figuresOf } from '../../exports/index.ts';
import type { History } from '../judging/histories.ts';
import type { Verdict } from '../kinds/verdict.ts';
import type { Named } from '../kinds/words.ts';
import { pictureOfHistory } from './picture-of-history.ts';

const about = {
  dataSources: [{ key: 'w', name: 'Wholesale' }],
  release: { id: 'r1', publishedAt: '2026-11-08T00:00:00Z', demonstration: true, note: '' },
  period: { from: '2026-09', to: '2026-10', preliminaryFrom: '2026-10' },
} as unknown as AnswerAbout;
const named: Named = { title: 'Ranking', row: 'Qin', figure: 'Discount', unit: '', format: 'percent' };
const verdict = { holds: true, why: 'holds', figure: 12.5, before: 10, change: 2.5 } as Verdict;
const history = (figures: (number | null)[], months = 1): History => ({
  months,
  about,
  points: figures.map((figure, at) => ({ month: `2026-0${at + 7}`.replace('-010', '-10'), figure })),
});
const above = { kind: 'above', indicator: 'discount', keys: {}, than: 12 } as never;

test('a history has the figures of the market in the unit of their head, the limit, source, period and what may change', () => {
  const picture = pictureOfHistory(history([0.1, null, 0.11, 0.125], 3), above, verdict, named, 'en');
  expect(picture).toMatchObject({ title: 'Qin · Discount · Ranking', unit: '%' });
  expect(picture?.foot).toEqual([
    'Data source: Wholesale · 2026/07 ~ 2026/10',
    'preliminary from 2026/10',
    'Each point: the 3 months up to it',
    'Demonstration data, not the real market',
  ]);
  expect(picture?.body).toMatchObject({
    names: ['2026/07', '2026/08', '2026/09', '2026/10'],
    series: [{ values: [10, null, 11, 12.5] }],
    preliminaryFrom: 3,
    limit: { value: 12, text: 'above 12.0%' },
    last: '12.5%',
  });
  if (picture?.body.kind !== 'lines') throw new Error('no lines');
  expect(figuresOf(picture.body, named, 'en')).toEqual([
    '2026/07 10.0% · 2026/08 no data · 2026/09 11.0% · 2026/10 12.5%',
  ]);
  expect(altOf(picture)).toMatch(
    /^Line chart: Qin · Discount · Ranking, %\. latest 12\.5%; above 12\.0%\. Data source/,
  );
});

test('the limit of a change lies where the figure would have crossed it', () => {
  const change = { kind: 'change', indicator: 'volume', keys: {}, than: 10 } as never;
  const count = { ...named, format: 'count' as const, unit: 'units' };
  const fell = { ...verdict, figure: 80, before: 100, change: -20 };
  const limit = (rule: never, found: Verdict, name: Named) =>
    (pictureOfHistory(history([1, 2]), rule, found, name, 'en')?.body as { limit?: { value: number; text: string } })
      .limit;
  expect(limit(change, fell, count)).toEqual({ value: 90, text: '-10.0% on the former period' });
  expect(limit(change, verdict, named)).toEqual({ value: 20, text: '+10.0 pp on the former period' });
});

test('one point alone is no history', () => {
  expect(pictureOfHistory(history([null, 0.1]), above, verdict, named, 'en')).toBeNull();
});
