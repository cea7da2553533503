import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { monthNumber } from '../../../market/index.ts';
import { declaredKit } from '../declared-test-kit.ts';

let kit: Awaited<ReturnType<typeof declaredKit>>;
beforeAll(async () => {
  kit = await declaredKit();
});
afterAll(() => kit.remove());

const may = monthNumber('2024-05');

describe('what is compared, from a file', () => {
  const head = 'month,brand,model,rivalBrand,rival,compared,turned\n';
  const pairs = `SELECT month, m.key, r.key, b.key, compared, turned FROM comparison JOIN model AS m USING (model_id)
    JOIN rival_model AS r USING (rival_model_id) JOIN rival_brand AS b USING (rival_brand_id) ORDER BY 1, 2, 3`;
  const of = (...rows: string[]) => `${head}${rows.join('\n')}\n`;

  test('both models are those of the market, and a later delivery adds to them', async () => {
    const first = await kit.bring(
      'comparison',
      of('2024-05,The brand 0,The model 0,,The model 2,100,20', '2024-05,,The model 2,,The model 0,50,'),
    );
    expect(first.codes).toEqual([]);
    expect(await kit.ask(first.report.release, pairs)).toEqual([
      `${may} model-0 model-2 brand-0 100 20`.replace('brand-0', await brandOf('model-2')),
      `${may} model-2 model-0 brand-0 50 0`.replace('brand-0', await brandOf('model-0')),
    ]);
    const onto = first.report.release ?? '';
    const next = await kit.bring('comparison', of('2024-06,,The model 0,,The model 2,70,7'), {}, { kind: 'add', onto });
    expect(next.report.counts).toMatchObject({ accepted: 1, refused: 0 });
    expect(await kit.ask(next.report.release, pairs)).toHaveLength(3);
  });

  const brandOf = async (model: string): Promise<string> => {
    const [found = ''] = await kit.ask(
      kit.published,
      `SELECT b.key FROM model AS m JOIN brand AS b USING (brand_id) WHERE m.key = '${model}'`,
    );
    return found;
  };

  test('a car that is compared with itself, more who turn than compare, and a car that nobody knows are refused', async () => {
    const { report, codes, refused } = await kit.bring(
      'comparison',
      of(
        '2024-05,,The model 0,,The model 0,100,20',
        '2024-05,,The model 0,,The model 2,100,120',
        '2024-05,,The model 0,,The modle 2,100,20',
        // By its name and by its key it is the same car.
        '2024-05,,The model 0,,model-0,100,20',
      ),
    );
    expect(codes).toEqual(['2 too-large', '3 too-large', '4 unknown-member', '5 too-large']);
    expect(report).toMatchObject({ outcome: 'refused', release: null });
    expect(refused).toContain('一款车型不与自己比较');
    expect(refused).toContain('转向 120 人次超过对比 100 人次');
  });
});

describe('topics from a file', () => {
  const head = 'month,brand,model,topic,mentions,positive,negative\n';

  test('a topic goes by its name or another word for it; more of a tone than there are mentions is refused', async () => {
    const rows = ['2024-05,,The model 0,智能驾驶,100,40,10', '2024-05,,The model 0,Price,60,10,20'];
    const { report } = await kit.bring('topic', `${head}${rows.join('\n')}\n`);
    const ofTopics =
      'SELECT t.key, mentions, positive, negative FROM topic_fact JOIN topic AS t USING (topic_id) ORDER BY 1';
    expect(await kit.ask(report.release, ofTopics)).toEqual(['assistance 100 40 10', 'price 60 10 20']);
    const { codes, refused } = await kit.bring(
      'topic',
      `${head}2024-05,,The model 0,price,60,50,20\n2024-05,,The model 0,weather,60,1,1\n`,
    );
    expect(codes).toEqual(['2 too-large', '3 unknown-value']);
    expect(refused).toContain('超过全部 60 条');
  });

  test('so it is with weeks of attention', async () => {
    const rows =
      'week,brand,model,channel,attention,leads,mentions,positive,negative\n2024-W18,,The model 0,search,9,9,9,8,2\n';
    expect((await kit.bring('attention', rows)).codes).toEqual(['2 too-large']);
  });
});
