import { expect, test } from '@jest/globals';
import { type Beside, compareTexts } from './compare-texts.ts';

const changed = (side: Beside['left']) =>
  side.map((parts) => parts.filter(({ isChanged }) => isChanged).map(({ text }) => text));
const whole = (side: Beside['left']) => side.map((parts) => parts.map(({ text }) => text).join(''));

test('paragraphs that are alike stand beside each other, and of others the words that changed are marked', () => {
  const rows = compareTexts(
    ['Same.', 'Each car has 5,000 yuan.', 'End.'],
    ['Same.', 'Each car has 6,000 yuan.', 'End.'],
    'en',
  );
  expect(rows).toHaveLength(3);
  expect(rows.map(({ left }) => changed(left))).toEqual([[[]], [['5,000']], [[]]]);
  expect(rows.map(({ right }) => changed(right))).toEqual([[[]], [['6,000']], [[]]]);
  expect(whole(rows[1]?.right ?? [])).toEqual(['Each car has 6,000 yuan.']);
});

test('a paragraph that was added has nothing beside it', () => {
  const rows = compareTexts(['One.'], ['One.', 'Two.'], 'en');
  expect(rows.map(({ left, right }) => [whole(left), whole(right)])).toEqual([
    [['One.'], ['One.']],
    [[], ['Two.']],
  ]);
});

test('Chinese is compared word by word', () => {
  const [row] = compareTexts(['每辆补贴3000元。'], ['每辆补贴5000元。'], 'zh');
  expect([changed(row?.left ?? []), changed(row?.right ?? [])]).toEqual([[['3000']], [['5000']]]);
});
