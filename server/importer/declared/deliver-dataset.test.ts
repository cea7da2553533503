import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DeliveryKind, readRelease } from '../../market/index.ts';
import { preliminaryOf } from '../../market/model/preliminary.ts';
import { deliveryFile } from '../../market/releases/delivery-rows.ts';
import { releaseFolder } from '../../market/releases/release.ts';
import { randomNumbers } from '../../market/testing/small-market.ts';
import { type DeclaredKit, declaredKit } from './declared-test-kit.ts';

let kit: DeclaredKit;
beforeAll(async () => {
  kit = await declaredKit();
});
afterAll(() => kit.remove());

const may = 2024 * 12 + 4;
const sold = 'SELECT COUNT(*), SUM(volume) FROM sales';

const deliver = (dataset: 'price' | 'charging' | 'attention', kind: DeliveryKind, onto: string, rows: string) =>
  kit.bring(dataset, `${rows}\n`, {}, { kind, onto, by: 'Lin Wei', name: 'delivery.csv' });

test('a mapping of any dataset says from which month its figures may still change, and nothing of others', async () => {
  const sales = (await readRelease(kit.marketFolder, kit.published))?.preliminaryFrom ?? null;
  const begin = async (onto: string, preliminaryFrom: string | null) => {
    const rows = 'month,brand,subModel,trim,msrp,tp,volume\n2024-05,,sub-0,trim-0,100000,90000,5\n';
    const options = { kind: 'replace', onto, name: 'delivery.csv' } as const;
    const { report } = await kit.bring('price', rows, { preliminaryFrom }, options);
    return report.release ?? '';
  };
  const open = await begin(kit.published, '2024-05');
  const info = await readRelease(kit.marketFolder, open);
  expect(preliminaryOf(info?.preliminaryFrom ?? null, { dataset: 'price' })).toBe('2024-05');
  expect(preliminaryOf(info?.preliminaryFrom ?? null, { dataset: 'sales' })).toBe(sales);
  const final = (await readRelease(kit.marketFolder, await begin(open, null)))?.preliminaryFrom ?? null;
  expect(preliminaryOf(final, { dataset: 'price' })).toBeNull();
  await expect(begin(open, '2024')).rejects.toThrow(/preliminaryFrom/);
});

describe('a delivery of prices', () => {
  const head = 'month,brand,subModel,trim,msrp,tp,volume';
  const ofMay = `SELECT t.key, msrp, tp, volume FROM price JOIN trim AS t USING (trim_id) WHERE month = ${may} ORDER BY 1`;
  const others = `SELECT COUNT(*), SUM(msrp), SUM(tp) FROM price WHERE month <> ${may}`;
  let begun = '';
  let before: string[] = [];
  beforeAll(async () => {
    const rows = `${head}\n2024-05,,sub-0,trim-0,100000,90000,5\n2024-05,The brand 0,The sub 0,Fresh,120000,110000,2`;
    begun = (await deliver('price', 'replace', kit.published, rows)).report.release ?? '';
    before = await kit.ask(kit.published, ofMay);
  });

  test('replaces all of its months and nothing else; sales, other months and members stand', async () => {
    expect(before.length).toBeGreaterThan(2);
    expect(await kit.ask(begun, ofMay)).toEqual(['sub-0.fresh 120000 110000 2', 'trim-0 100000 90000 5']);
    expect(await kit.ask(begun, others)).toEqual(await kit.ask(kit.published, others));
    expect(await kit.ask(begun, sold)).toEqual(await kit.ask(kit.published, sold));
    const trims = 'SELECT COUNT(*) FROM trim';
    expect(Number(await kit.ask(begun, trims))).toBe(Number(await kit.ask(kit.published, trims)) + 1);
  });

  test('of a city is not added to that of the whole country, of the same month and trim', async () => {
    const rows = `${head.replace('trim', 'city,trim')}\n2024-05,,sub-0,广州,trim-0,100000,88000,2`;
    await expect(deliver('price', 'add', begun, rows)).rejects.toMatchObject({ id: 'market.place-holds-another' });
    const { report } = await deliver('price', 'replace', begun, rows);
    expect(await kit.ask(report.release, ofMay)).toEqual(['trim-0 100000 88000 2']);
  });

  test('that adds what is there already is refused by row, with the figures the release has', async () => {
    const { report, codes } = await deliver(
      'price',
      'add',
      begun,
      `${head}\n2024-05,,sub-0,trim-0,1,1,1\n2026-01,,sub-0,trim-0,2,1,1`,
    );
    expect(codes).toEqual(['2 exists']);
    expect(report).toMatchObject({
      outcome: 'refused',
      release: null,
      notAgreed: { exists: 1 },
      kind: 'add',
      onto: begun,
    });
    expect(report.problems[0]?.sentence.en).toContain('(msrp 100000, tp 90000, volume 5; here msrp 1, tp 1, volume 1)');
    expect(report.months).toEqual([
      { month: '2024-05', inserted: 0, corrected: 0, withdrawn: 0, unchanged: 0, refused: 1 },
      { month: '2026-01', inserted: 1, corrected: 0, withdrawn: 0, unchanged: 0, refused: 0 },
    ]);
  });

  test('corrects rows of which any figure differs, and keeps what each was, with its row', async () => {
    const rows = `${head}\n2024-05,,sub-0,trim-0,100000,88000,5\n2024-05,The brand 0,The sub 0,Fresh,120000,110000,2`;
    const { report } = await deliver('price', 'correct', begun, rows);
    expect(report.months).toEqual([
      { month: '2024-05', inserted: 0, corrected: 1, withdrawn: 0, unchanged: 1, refused: 0 },
    ]);
    expect(await kit.ask(report.release, ofMay)).toEqual(['sub-0.fresh 120000 110000 2', 'trim-0 100000 88000 5']);
    const { deliveries = [], onto } = (await readRelease(kit.marketFolder, report.release ?? '')) ?? {};
    expect(onto).toBe(begun);
    expect(deliveries.map(({ dataset, kind, by }) => [dataset, kind, by])).toEqual([
      ['price', 'replace', 'Lin Wei'],
      ['price', 'correct', 'Lin Wei'],
    ]);
    expect(deliveries[1]).toMatchObject({
      files: [{ name: 'delivery.csv', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      counts: { inserted: 0, corrected: 1, withdrawn: 0, unchanged: 1, refused: 0 },
    });
    const file = deliveryFile(releaseFolder(kit.marketFolder, report.release ?? ''), report.release ?? '');
    const stored = `SELECT month, trim, before.tp, after.tp, after.msrp, part, file_row FROM '${file}'`;
    expect(await kit.ask(begun, stored)).toEqual([`${may} trim-0 90000 88000 100000  2`]);
    expect(
      (await deliver('price', 'correct', begun, `${head}\n2024-05,,sub-0,trim-0,100000,90000,5`)).report,
    ).toMatchObject({
      outcome: 'unchanged',
      release: null,
    });
  });

  test('withdraws keys without their figures, and with them trims that nothing speaks of any more', async () => {
    const rows = 'month,subModel,trim\n2024-05,sub-0,Fresh\n2024-05,sub-0,trim-0';
    const { report } = await deliver('price', 'withdraw', begun, rows);
    expect(report.comparison).toMatchObject({ inserted: 0, updated: 0, missing: 2 });
    expect(await kit.ask(report.release, ofMay)).toEqual([]);
    expect(await kit.ask(report.release, "SELECT key FROM trim WHERE key IN ('trim-0', 'sub-0.fresh')")).toEqual([
      'trim-0',
    ]);
    const again = await deliver('price', 'withdraw', report.release ?? '', rows);
    expect(again.codes).toEqual(['2 absent', '3 absent']);
    expect(again.report.outcome).toBe('refused');
  });
});

describe('a delivery of a dataset that the release has nothing of yet', () => {
  test('brings its first month, and weeks of a month are one figure', async () => {
    const head = 'week,brand,model,channel,attention,leads,mentions,positive,negative';
    const rows = [
      '2024-W18,The brand 0,The model 0,search,50,7,100,40,10',
      '2024-W19,The brand 0,The model 0,search,70,5,60,10,20',
    ];
    const { report } = await deliver('attention', 'add', kit.published, `${head}\n${rows.join('\n')}`);
    expect(report.months).toMatchObject([{ month: '2024-05', inserted: 1 }]);
    const more = `${head}\n2024-W20,The brand 0,The model 0,search,30,1,10,1,1`;
    expect((await deliver('attention', 'add', report.release ?? '', more)).codes).toEqual(['2 exists']);
    const whole = await deliver(
      'attention',
      'correct',
      report.release ?? '',
      `${head}\n${rows.join('\n')}\n${more.split('\n')[1]}`,
    );
    expect(await kit.ask(whole.report.release, 'SELECT month, weeks, leads FROM attention')).toEqual([`${may} 3 13`]);
  });

  test('of every kind, one onto the other, comes to what plain lists come to', async () => {
    const random = randomNumbers(7);
    const some = (count: number) => Math.floor(random() * count);
    const stock = new Map<string, string>();
    const keyOf = () => `2024-0${1 + some(4)},${['1301', '4401', '3101'][some(3)]}`;
    let onto = kit.published;
    let rounds = 0;
    for (let round = 0; round < 9; round++) {
      const kind = (['add', 'correct', 'replace', 'withdraw'] as const)[round === 0 ? 0 : some(4)] ?? 'add';
      const known = [...stock.keys()];
      const keys = new Set(
        Array.from({ length: 5 }, () => (kind === 'withdraw' ? known[some(known.length)] : keyOf()) ?? ''),
      );
      if (kind === 'add') for (const key of known) keys.delete(key);
      if (kind === 'withdraw') keys.delete('');
      if (keys.size === 0) continue;
      const rows = [...keys].map((key) => [key, `${some(3)},${some(2)},${some(2)}`] as const);
      const months = new Set(rows.map(([key]) => key.slice(0, 7)));
      if (kind === 'replace') for (const key of known) if (months.has(key.slice(0, 7))) stock.delete(key);
      for (const [key, figures] of rows) kind === 'withdraw' ? stock.delete(key) : stock.set(key, figures);
      const lines = rows.map((row) => row.join(','));
      const { report } = await deliver('charging', kind, onto, `month,city,points,dcPoints,cars\n${lines.join('\n')}`);
      if (report.outcome === 'unchanged') continue;
      expect(report.outcome).toBe('sealed');
      onto = report.release ?? '';
      rounds++;
      // Of a dataset without rows a release has no table.
      if (stock.size === 0) continue;
      const found = await kit.ask(
        onto,
        `SELECT CONCAT(month // 12, '-', LPAD(CAST(month % 12 + 1 AS VARCHAR), 2, '0'), ',', key,
          ' ', points, ',', dc_points, ',', cars) FROM charging JOIN city USING (city_id)`,
      );
      expect(found.sort()).toEqual([...stock].map(([key, figures]) => `${key} ${figures}`).sort());
    }
    expect(rounds).toBeGreaterThan(5);
    expect(await kit.ask(onto, sold)).toEqual(await kit.ask(kit.published, sold));
  });
});
