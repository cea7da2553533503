import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DeclaredKit, declaredKit } from '../declared-test-kit.ts';

let kit: DeclaredKit;
beforeAll(async () => {
  kit = await declaredKit();
});
afterAll(() => kit.remove());

const who = 'The brand 0,The model 0,云测中心,第三方,12 条城区路线,城区';
const head = 'brand,model,rater,raterKind,method,aspect';
const scores = 'SELECT month % 12 + 1, score, samples FROM score_fact ORDER BY month';

describe('what cannot be is refused however the figures stand', () => {
  test('in a column for each month: each month by its own figure and time, the others stay', async () => {
    const content = `${head},2024-05,2024-06,2031-01,2024-07\n${who},82.5,420,80,\n`;
    const mapping = { monthColumns: { score: true } };
    const { report, codes, refused } = await kit.bring('score', content, mapping, { accept: { 'too-large': 2 } });
    expect(codes).toEqual(['2 too-large', '2 too-large']);
    expect(report.problems.map(({ field, value }) => [field, value])).toEqual([
      ['2024-06', '4200'],
      ['2031-01', '2031-01'],
    ]);
    expect(refused).toContain('A score of 420 is above 100');
    expect(refused).toContain('2031-01 is still to come');
    expect(await kit.ask(report.release, scores)).toEqual(['5 825 1']);
  });

  test('and what is wrong with the whole row is said once, not for each month', async () => {
    const content = `${head},score,2024-05,2024-06\n${who},420,10,20\n`;
    const { codes } = await kit.bring('score', content, { monthColumns: { samples: true } });
    expect(codes).toEqual(['2 too-large']);
  });

  test('in a row for each figure, once all of a key are known; the rows of it are named', async () => {
    const rows = [
      `2024-05,${who},score,82.5`,
      `2024-06,${who},score,420`,
      `2024-06,${who},samples,24`,
      `2024-05,${who},samples,12`,
    ];
    const pivot = { column: 'what', value: 'number', into: { score: 'score', samples: 'samples' } };
    const content = `month,${head},what,number\n${rows.join('\n')}\n`;
    const { report, codes, refused } = await kit.bring('score', content, { pivot }, { accept: { 'too-large': 2 } });
    expect(codes).toEqual(['3 too-large', '4 too-large']);
    expect(report.problems.map(({ field }) => field)).toEqual(['number', 'number']);
    expect(refused).toContain('A score of 420 is above 100');
    expect(await kit.ask(report.release, scores)).toEqual(['5 825 12']);
  });

  test('a month far ahead is refused of every dataset, and a file may still withdraw it', async () => {
    const content = 'month,points,dcPoints,cars\n2062-10,30,10,300\n';
    const { codes, refused } = await kit.bring('charging', content);
    expect(codes).toEqual(['2 too-large']);
    expect(refused).toContain('2062-10 is far ahead');
    const onto = (await kit.bring('charging', 'month,points,dcPoints,cars\n2024-01,30,10,300\n')).report.release;
    const withdrawn = await kit.bring('charging', 'month\n2062-10\n', {}, { kind: 'withdraw', onto: onto ?? '' });
    expect(withdrawn.codes).toEqual(['2 absent']);
  });
});
