import { describe, expect, test } from '@jest/globals';
import { shiftFinding } from './shift-finding.ts';
import { largestSteps } from './shift-steps.ts';

/** Words that say which text it is, and what is put into it. */
const say = (key: string, values: Record<string, string> = {}) => `[${[key, ...Object.values(values)].join(' ')}]`;

const rivals = [
  { key: 'a', name: 'A', value: -0.7 },
  { key: 'b', name: 'B', value: 0.4 },
  { key: 'c', name: 'C', value: -0.9 },
  { key: 'd', name: 'D', value: null },
];
const places = [
  { key: 'x', name: 'X', before: 0.2, now: 0.1, within: -1.5, mix: 0.1, all: -1.4 },
  { key: 'y', name: 'Y', before: 0.1, now: 0.11, within: 0.3, mix: -0.1, all: 0.2 },
];
const found = { name: 'Own', rivals, places, place: 'province', share: { former: 0.15, now: 0.138, change: -1.2 } };

describe('the finding on a share', () => {
  test('of a loss names who gained, by what they gained, and the place that lost most', () => {
    expect(shiftFinding(found, say, 'en')).toBe(
      '[lost Own 1.20 pp 15.00% 13.80%][takers [moved C +0.90 pp], [moved A +0.70 pp]][where province -1.20 pp 0.00 pp X -1.40 pp]',
    );
  });

  test('of a gain names who lost, and the place that gained most', () => {
    const gained = { ...found, share: { former: 0.138, now: 0.15, change: 1.2 } };
    const text = shiftFinding(gained, say, 'en');
    expect(text).toContain('[gained Own 1.20 pp 13.80% 15.00%][givers [moved B -0.40 pp]]');
    expect(text).toContain('Y +0.20 pp');
  });

  test('says that nothing moved, and nothing where a period is not covered', () => {
    const level = { ...found, share: { former: 0.15, now: 0.15, change: 0 } };
    expect(shiftFinding(level, say, 'en')).toMatch(/^\[level [^\]]*15\.00%\]$/);
    expect(shiftFinding({ ...found, share: { former: null, now: 0.1, change: null } }, say, 'en')).toBe('');
  });
});

describe('the steps that are drawn', () => {
  test('go the way of the whole first, then against it; nothing that did not move', () => {
    expect(largestSteps([...rivals, { key: 'e', name: 'E', value: 0 }], -1.2).map(({ key }) => key)).toEqual([
      'c',
      'a',
      'b',
    ]);
    expect(largestSteps(rivals, 1.2).map(({ key }) => key)).toEqual(['b', 'a', 'c']);
  });

  test('are the largest twelve', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ key: `${at}`, name: '', value: at % 2 ? at : -at }));
    expect(
      largestSteps(many, -1)
        .map(({ value }) => Math.abs(value ?? 0))
        .every((value) => value >= 8),
    ).toBe(true);
    expect(largestSteps(many, -1)).toHaveLength(12);
  });
});
