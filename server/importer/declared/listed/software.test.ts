import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DeclaredKit, declaredKit } from '../declared-test-kit.ts';

let kit: DeclaredKit;
beforeAll(async () => {
  kit = await declaredKit();
});
afterAll(() => kit.remove());

const head = 'day,brand,model,version,change,subject,note,noteEn,recalledCars';
const file = (...rows: string[]) => `${[head, ...rows].join('\n')}\n`;
const car = 'The brand 0,The model 0';
const good = `2024-05-18,${car},5.4.0,新增,智驾,城区领航上线,City navigation goes live,`;

const stored = `SELECT f.month % 12 + 1, r.name_zh, r.day, d.name_zh, n.name_en, n.change, n.subject, f.added, f.mended, f.recalled_cars
  FROM software_fact AS f JOIN software_version AS r USING (software_version_id)
  JOIN software_note AS n USING (software_note_id) JOIN software_day AS d USING (software_day_id) ORDER BY n.change`;

describe('software updates that a file brings', () => {
  test('S1.029 stand item by item with kind, field, version and day, under the names that files give them', async () => {
    const content = file(
      good,
      `2024年5月18日,${car},5.4.0,修复,语音,修复语音误唤醒,,`,
      `2024-05-20,${car},5.4.7,召回,,驻车控制软件升级,,1200`,
    );
    const { report, codes } = await kit.bring('software', content);
    expect(codes).toEqual([]);
    expect(await kit.ask(report.release, stored)).toEqual([
      '5 名-model-0 5.4.0 2024-05-18 2024/05/18 City navigation goes live added driving 1 0 0',
      '5 名-model-0 5.4.0 2024-05-18 2024/05/18 修复语音误唤醒 mended voice 0 1 0',
      '5 名-model-0 5.4.7 2024-05-20 2024/05/20 驻车控制软件升级 recalled other 0 0 1200',
    ]);
  });

  test('a model that there is not, a day out of time and one version on two days are refused by row and field, and nothing is kept', async () => {
    const content = file(
      good,
      '2024-05-18,The brand 0,The modle 0,5.4.0,新增,智驾,城区领航上线,,',
      `2031-01-02,${car},6.0.0,新增,智驾,高速领航上线,,`,
      `2009-05-18,${car},1.0.0,优化,座舱,界面更流畅,,`,
      `2024-02-30,${car},5.2.0,优化,座舱,界面更流畅,,`,
      `2024-05-21,${car},5.4.0,优化,座舱,界面更流畅,,`,
      `2024-05-18,${car},,优化,座舱,界面更流畅,,`,
      `2024-05-18,${car},5.4.0,优化,座舱,,,`,
      `2024-05-18,${car},5.4.0,优化,座舱,夜间更暗,,300`,
      `2024-05-18,${car},5.4.0,升级,座舱,界面更流畅,,`,
    );
    const { report, codes, refused } = await kit.bring('software', content);
    expect(report).toMatchObject({ outcome: 'refused', release: null });
    expect(codes).toEqual([
      '3 unknown-member',
      '4 too-large',
      '5 too-large',
      '6 day',
      '7 conflict',
      '8 too-large',
      '9 too-large',
      '10 too-large',
      '11 unknown-value',
    ]);
    const fields = report.problems.map(({ field, value }) => [field, value]);
    expect(fields.slice(0, 5)).toEqual([
      ['model', 'The modle 0'],
      ['day', '2031-01-02'],
      ['day', '2009-05-18'],
      ['day', '2024-02-30'],
      ['version', '5.4.0'],
    ]);
    for (const words of [
      '没有名为“The modle 0”的车型',
      'closest matches: The model 0',
      '2031-01 尚未到来',
      '2031-01 is still to come',
      '2009-05 is before 2014-01',
      '推送日期为“2024-05-21”，而对同一对象此前写的是“2024-05-18”',
      'The software version is missing',
      '缺少更新内容',
      'The row is no recall, and says that 300 cars were recalled',
    ])
      expect(refused).toContain(words);
  });

  test('one text under several fields is an item of each, and one without a field stays apart from them', async () => {
    const text = '优化系统稳定性';
    const content = file(
      `2024-05-18,${car},5.4.0,优化,智驾,${text},,`,
      `2024-05-18,${car},5.4.0,优化,座舱,${text},,`,
      `2024-05-18,${car},5.4.0,优化,,${text},,`,
    );
    const { report, codes } = await kit.bring('software', content);
    expect(codes).toEqual([]);
    const subjects =
      'SELECT name_zh, subject FROM software_fact JOIN software_note USING (software_note_id) ORDER BY 2';
    expect(await kit.ask(report.release, subjects)).toEqual([`${text} cabin`, `${text} driving`, `${text} other`]);
  });

  test('a later delivery that brings a known version again on another day is refused, and so is the same item twice', async () => {
    const first = await kit.bring('software', file(good));
    const onto = first.report.release ?? '';
    const again = file(`2024-06-03,${car},5.4.0,优化,座舱,界面更流畅,,`);
    const { codes, report } = await kit.bring('software', again, {}, { kind: 'add', onto });
    expect(codes).toEqual(['2 conflict']);
    expect(report.release).toBeNull();
    const twice = await kit.bring('software', file(good), {}, { kind: 'add', onto });
    expect(twice.report.release).toBeNull();
  });
});

describe('features and scores', () => {
  test('a feature of a model has one state a month; two are refused with both rows', async () => {
    const rows = [
      'month,brand,model,feature,featureEn,domain,level,state',
      `2024-05,${car},高速领航,Highway navigation,智驾,L2,OTA`,
      `2024-05,${car},多音区,Sound zones,座舱,L2,选装`,
      `2024-05,${car},抬头显示,,座舱,L1,无`,
    ];
    const { report } = await kit.bring('feature', `${rows.join('\n')}\n`);
    const features = `SELECT f.name_en, f.domain, f.level, s.name_zh, s.state, available, by_ota FROM feature_fact
      JOIN feature_state AS s USING (feature_state_id) JOIN feature AS f USING (feature_id) ORDER BY f.feature_id`;
    expect(await kit.ask(report.release, features)).toEqual([
      'Highway navigation driving L2 高速领航 OTA 获得 ota 1 1',
      'Sound zones cabin L2 多音区 选装或订阅 optional 1 0',
      '抬头显示 cabin L1 抬头显示 无 none 0 0',
    ]);
    const { codes } = await kit.bring('feature', `${[...rows, `2024-05,${car},高速领航,,智驾,L2,无`].join('\n')}\n`);
    expect(codes).toEqual(['2 repeated', '5 repeated']);
  });

  test('a score stands with its method and who made it; one above a hundred is refused as of another scale', async () => {
    const rows = [
      'month,brand,model,rater,raterKind,method,aspect,score,samples',
      `2024-05,${car},云测中心,第三方,12 条城区路线,城区,82.5,24`,
    ];
    const { report } = await kit.bring('score', `${rows.join('\n')}\n`);
    const scores = `SELECT r.name_zh, r.kind, m.name_zh, m.aspect, score, samples FROM score_fact
      JOIN score_method AS m USING (score_method_id) JOIN score_rater AS r USING (score_rater_id)`;
    expect(await kit.ask(report.release, scores)).toEqual(['云测中心 institute 云测中心 12 条城区路线 city 825 24']);
    const wrong = `2024-05,${car},云测中心,第三方,12 条城区路线,城区,820,24`;
    const { codes, refused } = await kit.bring('score', `${rows[0]}\n${wrong}\n`);
    expect(codes).toEqual(['2 too-large']);
    expect(refused).toContain('A score of 820 is above 100');
  });

  test('one wording of a rater for two aspects is a method of each, also in later deliveries', async () => {
    const head = 'month,brand,model,rater,raterKind,method,aspect,score,samples';
    const row = (month: string, aspect: string, score: number) =>
      `${month},${car},车主调研,调研,车主问卷五分制,${aspect},${score},100`;
    const first = await kit.bring(
      'score',
      `${[head, row('2024-05', '座舱', 80), row('2024-05', '语音', 70)].join('\n')}\n`,
    );
    expect(first.codes).toEqual([]);
    const onto = first.report.release ?? '';
    const next = `${[head, row('2024-06', '语音', 71)].join('\n')}\n`;
    const later = await kit.bring('score', next, {}, { kind: 'add', onto });
    const scores = `SELECT m.name_zh, m.aspect, COUNT(*) FROM score_fact
      JOIN score_method AS m USING (score_method_id) GROUP BY ALL ORDER BY 2`;
    expect(await kit.ask(later.report.release, scores)).toEqual([
      '车主调研 车主问卷五分制 cabin 1',
      '车主调研 车主问卷五分制 voice 2',
    ]);
  });
});
