import { expect, test } from '@jest/globals';
import { changesIn } from './benefit-changes.ts';

const benefit = (key: string, rest: Record<string, string> = {}) => ({
  id: key,
  kind: 'row' as const,
  keys: {
    benefit: key,
    subModel: 'a',
    benefitKind: 'charging',
    benefitAudience: 'anyone',
    benefitReach: 'nationwide',
    ...rest,
  },
  names: { benefit: key },
  values: {},
});
const answerOf = (...rows: ReturnType<typeof benefit>[]) => ({ rows });
const days = (key: string, from: string, until: string, places = '') => ({ key, from, until, places, assumption: '' });
const span = { from: '2024-06', to: '2024-08' };
const changesOf = (changes: ReturnType<typeof changesIn>) =>
  changes.map(({ day, what, before, now }) => [day, what, before?.row.keys.benefit, now?.row.keys.benefit]);

test('what follows another of its kind within a month has changed; what nothing follows has ended', () => {
  const changes = changesIn(
    answerOf(benefit('old'), benefit('next'), benefit('last')),
    [days('old', '2024-01-01', '2024-06-30'), days('next', '2024-07-01', '2024-07-31'), days('last', '2024-12-01', '')],
    span,
  );
  expect(changesOf(changes)).toEqual([
    ['2024-07-31', 'ended', 'next', undefined],
    ['2024-07-01', 'changed', 'old', 'next'],
  ]);
});

test.each([
  ['of another car', { subModel: 'b' }, ''],
  ['of another kind', { benefitKind: 'wallBox' }, ''],
  ['for other buyers', { benefitAudience: 'tradeIn' }, ''],
  ['in other places', {}, '上海'],
])('one %s follows nothing', (_what, rest, places) => {
  const changes = changesIn(
    answerOf(benefit('old'), benefit('next', rest)),
    [days('old', '2024-01-01', '2024-06-30'), days('next', '2024-07-01', '', places)],
    span,
  );
  expect(changesOf(changes)).toEqual([
    ['2024-07-01', 'new', undefined, 'next'],
    ['2024-06-30', 'ended', 'old', undefined],
  ]);
});

test('what lies outside the months, or has no days, is no change', () => {
  const changes = changesIn(
    answerOf(benefit('early'), benefit('undated'), benefit('unknown')),
    [days('early', '2024-01-01', '2024-09-30'), days('undated', '', '')],
    span,
  );
  expect(changes).toEqual([]);
});

test('what goes on under the same name with the same value is extended', () => {
  const named = (key: string, value: number) => ({
    ...benefit(key),
    names: { benefit: 'charging' },
    values: { benefitValue: value },
  });
  const rows = [named('old', 3600), named('next', 3600), named('less', 1800)];
  const changes = changesIn(
    { rows },
    [
      days('old', '2024-01-01', '2024-05-31'),
      days('next', '2024-06-01', '2024-07-31'),
      days('less', '2024-08-01', '2024-12-31'),
    ],
    span,
  );
  expect(changesOf(changes)).toEqual([
    ['2024-08-01', 'changed', 'next', 'less'],
    ['2024-06-01', 'extended', 'old', 'next'],
  ]);
});

test('what ends in the last month is no end where another follows after it', () => {
  const changes = changesIn(
    answerOf(benefit('old'), benefit('next')),
    [days('old', '2024-01-01', '2024-08-31'), days('next', '2024-09-01', '2024-12-31')],
    span,
  );
  expect(changes).toEqual([]);
});
