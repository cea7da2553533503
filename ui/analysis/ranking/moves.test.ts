import { describe, expect, test } from '@jest/globals';
import { type MarketAnswer, tableOf } from '@portal/contract';
import { testAnswer } from '../testing/market.ts';
import { labelledMoves, movesOf } from './moves.ts';

const places = { now: 'volumeRank', before: 'volumeRankBefore', move: 'volumeRankMove' };

const about = { by: 'brand', placed: 'volume', places, top: 3 };

type Line = [key: string, volume: number, now: number | null, before: number | null];

function answerOf(lines: readonly Line[]): MarketAnswer {
  const answer = testAnswer({
    dataset: 'sales',
    dataSources: [],
    dateType: 'monthly',
    from: '2024-08',
    to: '2024-08',
    by: ['brand'],
    indicators: ['volume', 'volumeRankBefore', 'volumeRankMove'],
  });
  const rows = lines.map(([key, volume, now, before]) => ({
    kind: 'row' as const,
    keys: { brand: key },
    names: { brand: `The ${key}` },
    values: {
      volume,
      volumeRank: now,
      volumeRankBefore: before,
      volumeRankMove: now === null || before === null ? null : before - now,
    },
  }));
  return { ...answer, rows };
}

const ranked = answerOf([
  ['a', 90, 1, 2],
  ['b', 80, 2, null],
  ['c', 70, 3, 7],
]);
const former = answerOf([
  ['d', 40, 6, 1],
  ['a', 90, 1, 2],
  ['e', 0, null, 3],
]);

describe('who came into a ranking and who left it', () => {
  test('by rank then and now, whether they sold at all in the other period or not', () => {
    const { came, left } = movesOf(ranked, former, about);
    expect(came.map(({ key, before, now }) => [key, before, now])).toEqual([
      ['b', null, 2],
      ['c', 7, 3],
    ]);
    expect(left.map(({ key, before, now }) => [key, before, now])).toEqual([
      ['d', 1, 6],
      ['e', 3, null],
    ]);
  });

  test('without a former period nobody came: nothing is known of it', () => {
    const unknown = answerOf([['a', 90, 1, null]]);
    expect(movesOf(unknown, unknown, about)).toEqual({ came: [], left: [] });
    const model = tableOf(unknown, 'en');
    expect(labelledMoves(model, places, { came: 'New', left: 'Left' }, 'volume')).toBe(model);
  });

  test('a row says in the place of its move that it is new, or has left', () => {
    const all = answerOf(
      [...ranked.rows, ...former.rows].map(({ keys, values }): Line => {
        return [keys.brand ?? '', values.volume ?? 0, values.volumeRank ?? null, values.volumeRankBefore ?? null];
      }),
    );
    const { rows } = labelledMoves(tableOf(all, 'en'), places, { came: 'New', left: 'Left' }, 'volume');
    expect(rows.map(({ keys, texts }) => [keys.brand, texts?.volumeRankMove])).toEqual([
      ['a', undefined],
      ['b', 'New'],
      ['c', undefined],
      ['d', undefined],
      ['a', undefined],
      ['e', 'Left'],
    ]);
  });
});
