import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishRelease } from '../../market/releases/publish-release.ts';
import { type Kit, makeKit } from '../import-test-kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const head = 'month,manufacturer,brand,model,subModel,fuelType,volume';
const chineseNames = {
  manufacturer: { 'BYD Auto': '比亚迪汽车' },
  brand: { BYD: '比亚迪' },
  model: { Han: '汉', Seal: '海豹' },
  subModel: { 'Han L': '汉 长续航' },
};
const members = `SELECT (SELECT COUNT(*) FROM manufacturer), (SELECT COUNT(*) FROM brand), (SELECT COUNT(*) FROM model),
  (SELECT COUNT(*) FROM sub_model)`;

test('S3.038 a delivery in the other language makes no second car of any that the market knows', async () => {
  const first = [head, '2024-01,BYD Auto,BYD,Han,Han L,BEV,100', '2024-01,BYD Auto,BYD,Seal,Seal,PHEV,50'].join('\n');
  const { report } = await kit.bring(first, { chineseNames }, { onto: null });
  await publishRelease(kit.marketFolder, report.release ?? '');
  const onto = report.release;
  expect(await kit.ask(onto, members)).toEqual(['1 1 2 2']);

  const second = [
    head,
    '2024-02,比亚迪汽车,比亚迪,汉,汉 长续航,BEV,110',
    '2024-02,,比亚迪,比亚迪 海豹,比亚迪海豹,PHEV,60',
    '2024-03,BYD Auto,BYD,汉,汉长续航,BEV,120',
  ].join('\n');
  const next = await kit.bring(second, {}, { kind: 'add', onto });
  expect(next.codes).toEqual([]);
  expect(await kit.ask(next.report.release, members)).toEqual(['1 1 2 2']);
  expect(
    await kit.ask(
      next.report.release,
      `SELECT month % 12 + 1, s.name_en, SUM(volume) FROM sales JOIN sub_model AS s USING (sub_model_id)
       GROUP BY ALL ORDER BY 1, 2`,
    ),
  ).toEqual(['1 BYD Han L 100', '1 BYD Seal 50', '2 BYD Han L 110', '2 BYD Seal 60', '3 BYD Han L 120']);

  // A new model of a brand that is named in the other language is of that brand, and has its name in both.
  const third = [head, '2024-04,比亚迪汽车,比亚迪,唐,唐,BEV,7'].join('\n');
  const { release } = (await kit.bring(third, {}, { kind: 'add', onto: next.report.release })).report;
  expect(await kit.ask(release, members)).toEqual(['1 1 3 3']);
  expect(await kit.ask(release, "SELECT key, name_zh, name_en FROM model WHERE name_zh LIKE '%唐'")).toEqual([
    'byd.唐 比亚迪 唐 BYD 唐',
  ]);
});
