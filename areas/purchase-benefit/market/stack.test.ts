import { expect, test } from '@jest/globals';
import type { Answer } from '@portal/ui/analysis';
import { withStacks } from './stack.ts';

const answerOf = (rows: { keys: Record<string, string>; values: Record<string, number> }[], cut = false) =>
  ({
    columns: [],
    rows: rows.map((row) => ({ ...row, kind: 'row', names: {} })),
    total: null,
    cut,
  }) as unknown as Answer;

// A car of 100,000 yuan with eight benefits of 10,000 together, and one of 300,000 with two of 6,000.
const stacks = answerOf([{ keys: { brand: 'a' }, values: { benefitSum: 16_000, benefitTrims: 2, benefits: 10 } }]);
const prices = [
  { keys: { brand: 'a', trim: 'cheap' }, values: { benefitPrice: 100_000 } },
  { keys: { brand: 'a', trim: 'dear' }, values: { benefitPrice: 300_000 } },
];

test('what a stack is of the price counts each trim once, however many benefits it has', () => {
  const [row] = withStacks(stacks, answerOf(prices), 'brand', 'en').rows;
  expect(row?.values).toMatchObject({ stackValue: 8000, stackPrice: 200_000, stackShare: 0.04, stackSize: 5 });
});

test('of a part of the trims no price is made', () => {
  const [row] = withStacks(stacks, answerOf(prices, true), 'brand', 'en').rows;
  expect(row?.values).toMatchObject({ stackValue: 8000, stackPrice: null, stackShare: null });
});
