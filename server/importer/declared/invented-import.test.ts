import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allDatasets, createRelease, publishRelease } from '../../market/index.ts';
import { bikes } from '../../market/testing/invented/bikes.ts';
import { quoted } from '../../market/testing/small-market.ts';
import { type DeclaredKit, declaredKit } from './declared-test-kit.ts';

const among = [...allDatasets, bikes];

let kit: DeclaredKit;
beforeAll(async () => {
  kit = await declaredKit();
  const info = { id: 'with-bikes', demonstration: true, note: '', preliminaryFrom: null };
  const writer = await createRelease(kit.marketFolder, info, { id: kit.published, replaced: [] }, among);
  await writer.connection.run(`INSERT INTO town VALUES ${quoted([[1, 'town-1', '镇一', 'Ton']])}`);
  await writer.connection.run(`INSERT INTO shop VALUES ${quoted([[1, 'shop-1', '店一', 'Shop one', 1]])}`);
  await writer.connection.run('INSERT INTO bike VALUES (24282, 1, 2, 3, 500, 450)');
  await writer.seal();
  await publishRelease(kit.marketFolder, 'with-bikes');
});
afterAll(() => kit.remove());

const all = `SELECT month, s.key, t.key, sold, stock, asked, paid
  FROM bike JOIN shop AS s USING (shop_id) JOIN town AS t USING (town_id) ORDER BY 1, 2`;

test('a dataset that is declared and nothing else is imported, with members of its own', async () => {
  const content =
    'month,shop,town,sold,stock,asked,paid\n2023-07,Shop one,,5,9,800,700\n2023-08,Shop two,镇一,1,1,900,900\n';
  const { report } = await kit.bring(bikes, content, {}, { among });
  expect(report).toMatchObject({ outcome: 'sealed', added: { shop: 1 }, comparison: { inserted: 1, updated: 1 } });
  const july = 2023 * 12 + 6;
  expect(await kit.ask(report.release, all)).toEqual([
    `${july} shop-1 town-1 5 9 800 700`,
    `${july + 1} town-1.shop-two town-1 1 1 900 900`,
  ]);
});

test('its files are refused in the words of its declaration', async () => {
  const content =
    'month,shop,town,sold,stock,asked,paid\n2023-07,Shop two,Tin,x,9,800,700\n2023-07,Shop two,Tin,1,9,800,700\n';
  const { codes, refused } = await kit.bring(bikes, content, {}, { among });
  expect(codes).toEqual(['2 number', '3 unknown-member']);
  expect(refused).toContain('closest matches: Ton');
});
