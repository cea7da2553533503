import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Kit, makeKit } from '../import-test-kit.ts';
import { nameKey } from '../rows/plain-text.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

describe('nameKey', () => {
  test.each([
    ['BYD Han', 'byd  han'],
    ['ＢＹＤ　Ｈａｎ', 'BYD Han'],
    [' Qin PLUS ', 'qin plus'],
    ['CR-V', 'CR–V'],
    ['CR‑V', 'cr−v'],
    ['Ａ＋', 'a+'],
  ])('%j and %j are one name', (first, other) => expect(nameKey(first)).toBe(nameKey(other)));

  test.each([
    ['A', 'A+'],
    ['A+', 'A++'],
    ['A-', 'A'],
    ['A-B', 'A B'],
    ['A.B', 'A B'],
    ['A.B', 'A-B'],
    ['A/B', 'AB'],
    ['A_B', 'A-B'],
    ['A*', 'A#'],
    ['(A)', 'A'],
    ['+', '-'],
    ['A+b', 'Aʻ'],
  ])('%j and %j are two', (first, other) => expect(nameKey(first)).not.toBe(nameKey(other)));

  test('no sign in a name parts keys, nor needs care in an address', () => {
    expect(nameKey('Model 3')).toBe('model-3');
    for (const name of ['A+', 'A.B', 'A,B', 'A/B?', 'Ü & 星野·300', "D'A"])
      expect(nameKey(name)).toMatch(/^[\p{L}\p{N}~_-]+$/u);
  });
});

test('A+ in full width is A+, and a space tells names apart', async () => {
  const { report, codes } = await kit.bring(
    'month,brand,model,volume\n2024-01,B,A,10\n2024-01,B,A+,10\n2024-01,B,A＋,7\n2024-02,B, a + ,1\n',
    {},
    { accept: { repeated: 2 } },
  );
  expect(codes).toEqual(['3 repeated', '4 repeated']);
  expect(await kit.ask(report.release, 'SELECT name_en FROM model ORDER BY 1')).toEqual(['B A', 'B a +']);
});

test('A, A+ and A- with equal figures are three models, and none is dropped', async () => {
  const { report } = await kit.bring('month,brand,model,volume\n2024-01,B,A,10\n2024-01,B,A+,10\n2024-01,B,A-,10\n');
  expect(report).toMatchObject({ outcome: 'sealed', counts: { accepted: 3, models: 3, duplicate: 0 } });
  expect(await kit.ask(report.release, 'SELECT COUNT(*), SUM(volume) FROM sales')).toEqual(['3 30']);
});
