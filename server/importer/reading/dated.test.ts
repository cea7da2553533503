import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type DeliveryKind, datasets, readRelease } from '../../market/index.ts';
import { publishRelease } from '../../market/releases/publish-release.ts';
import { importDataset } from '../declared/import-dataset.ts';
import { type Kit, makeKit } from '../import-test-kit.ts';

let kit: Kit;
beforeEach(async () => {
  kit = await makeKit();
});
afterEach(() => kit.remove());

const deliver = (kind: DeliveryKind, onto: string | null, rows: string) =>
  kit.bring(`${rows}\n`, {}, { kind, onto, name: 'delivery.csv', by: 'Lin Wei' });

const begun = `month,manufacturer,brand,model,city,fuelType,segment,volume
2024-01,Old Works,A,X,石家庄,ICE,A,10
2024-02,Old Works,A,X,石家庄,ICE,A,11
2024-02,Other,B,Y,广州,BEV,C,31
2024-03,Old Works,A,X,石家庄,ICE,A,12`;

async function begin(): Promise<string> {
  const { report } = await deliver('whole', null, begun);
  await publishRelease(kit.marketFolder, report.release ?? '');
  return report.release ?? '';
}

const bySegment = `SELECT month % 12 + 1, d.segment, SUM(volume) FROM sales_national AS n JOIN sub_model_dated AS d
  ON d.sub_model_id = n.sub_model_id AND n.month BETWEEN first_month AND last_month GROUP BY ALL ORDER BY ALL`;
const names = 'SELECT key, name_en FROM manufacturer ORDER BY key';

describe('a segment that changes', () => {
  test('is said beside the figures of a delivery, and figures before it stay where they were', async () => {
    const one = await begin();
    const head = 'month,manufacturer,brand,model,city,fuelType,segment,segmentFrom,volume';
    const { report } = await deliver('add', one, `${head}\n2024-04,Old Works,A,X,石家庄,ICE,B,2024-03,13`);
    expect(report).toMatchObject({ outcome: 'sealed', described: [{ field: 'segment', before: 'A', after: 'B' }] });
    expect(await kit.ask(report.release, bySegment)).toEqual(['1 A 10', '2 A 11', '2 C 31', '3 B 12', '4 B 13']);
    expect(await kit.ask(report.release, "SELECT segment FROM sub_model WHERE key LIKE '%x%'")).toEqual(['B']);
    expect(await readRelease(kit.marketFolder, report.release ?? '')).toMatchObject({
      history: { sub_model: ['segment'] },
    });
    // What is known is not new; the former segment is right in a month of its time, and wrong in a later one.
    const again = `${head}\n2024-01,Old Works,A,X,石家庄,ICE,A,,10\n2024-04,Old Works,A,X,石家庄,ICE,B,2024-03,13`;
    expect((await deliver('correct', report.release, again)).report.outcome).toBe('unchanged');
    const late = await deliver('add', report.release, `${head}\n2024-05,Old Works,A,X,石家庄,ICE,A,,1`);
    expect(late.codes).toEqual(['2 conflict']);
    expect(late.report.problems[0]?.sentence.en).toContain('where "B" holds in that month (from 2024-03: B)');
    const more = await deliver('add', report.release, `${head}\n2024-05,Old Works,A,X,石家庄,ICE,A,2024-05,1`);
    expect(await kit.ask(more.report.release, bySegment)).toEqual([
      '1 A 10',
      '2 A 11',
      '2 C 31',
      '3 B 12',
      '4 B 13',
      '5 A 1',
    ]);
  });

  test('is said by a file of cars alone', async () => {
    const one = await begin();
    const head = 'manufacturer,brand,model,fuelType,segment,segmentFrom,luxuryType,luxuryTypeFrom';
    const { report } = await deliver(
      'describe',
      one,
      `${head}\nOld Works,A,X,ICE,B,2024-03,,\nOther,B,Y,BEV,,,luxury,`,
    );
    expect(report.problems).toEqual([]);
    expect(report.outcome).toBe('sealed');
    expect(await kit.ask(report.release, bySegment)).toEqual(['1 A 10', '2 A 11', '2 C 31', '3 B 12']);
    expect(await kit.ask(report.release, 'SELECT luxury_type FROM brand ORDER BY key')).toEqual(['unknown', 'luxury']);
    const none = await deliver('describe', report.release, `${head}\nOld Works,A,Z,ICE,B,,,`);
    expect(none.codes).toEqual(['2 unknown-member']);
    const nothing = await deliver('describe', report.release, `${head}\nOld Works,A,X,ICE,B,,,`);
    expect(nothing.report.outcome).toBe('unchanged');
  });

  test('is told by a whole market, whatever the order of its rows', async () => {
    const head = 'month,brand,model,fuelType,segment,segmentFrom,volume';
    const rows = [
      '2024-03,A,X,ICE,B,,3',
      '2024-02,A,X,ICE,B,2024-02,2',
      '2024-01,A,X,ICE,A,,1',
      '2024-01,A,Y,ICE,C,2024-01,7',
    ];
    for (const order of [rows, rows.toReversed()]) {
      const { report } = await deliver('whole', null, [head, ...order].join('\n'));
      expect(report.problems).toEqual([]);
      expect(await kit.ask(report.release, bySegment)).toEqual(['1 A 1', '1 C 7', '2 B 2', '3 B 3']);
    }
  });

  test('is refused by row and field where it cannot be', async () => {
    const one = await begin();
    const head = 'manufacturer,brand,model,fuelType,segment,segmentFrom';
    const { report, refused } = await deliver(
      'describe',
      one,
      [
        head,
        'Old Works,A,X,ICE,B,2024-01',
        'Old Works,A,X,ICE,C,2024-03',
        'Old Works,A,X,ICE,B,2024-03',
        'Old Works,A,X,ICE,,2024-02',
        'Old Works,A,X,ICE,B,soon',
        'Other,B,Y,BEV,B,',
      ].join('\n'),
    );
    const texts = report.problems.map(({ row, code, field }) => `${row} ${code} ${field}`).sort();
    expect(texts).toEqual([
      '2 before-first segment',
      '4 conflict segment',
      '5 missing segment',
      '6 month segmentFrom',
      '7 conflict ',
    ]);
    expect(report.outcome).toBe('refused');
    expect(refused).toContain('has been sold only since 2024-01');
    expect(refused).toContain('say with segmentFrom from which month');
  });
});

describe('a member that is renamed', () => {
  const head =
    'month,manufacturer,manufacturerBefore,manufacturerFrom,brand,brandBefore,brandFrom,model,city,fuelType,volume';

  test('stays one, under its present name, and files may use either', async () => {
    const plain = 'month,manufacturer,brand,model,city,fuelType,volume';
    const avant = await deliver('add', await begin(), `${plain}\n2024-03,Old Works,A,Avant,石家庄,BEV,1`);
    const row = '2024-04,New Works,Old Works,2024-04,Alpha,A,2024-02,X,石家庄,ICE,13';
    const { report } = await deliver('add', avant.report.release, `${head}\n${row}`);
    expect(report.problems).toEqual([]);
    expect(report.described.map(({ before, after }) => `${before} ${after}`)).toEqual([
      'A Alpha',
      'Old Works New Works',
    ]);
    expect(await kit.ask(report.release, names)).toEqual(['old-works New Works', 'other Other']);
    expect(await kit.ask(report.release, 'SELECT key, name_en FROM sub_model WHERE sub_model_id = 1')).toEqual([
      'old-works.a.x.rest.ice Alpha X',
    ]);
    expect(
      await kit.ask(
        report.release,
        "SELECT member_table, since, name_en FROM member_history WHERE attribute = 'name' ORDER BY ALL",
      ),
    ).toEqual([
      'brand 0 A',
      'brand 24289 Alpha',
      'manufacturer 0 Old Works',
      'manufacturer 24291 New Works',
      'model 0 A X',
      'model 24289 Alpha X',
      'sub_model 0 A X',
      'sub_model 24289 Alpha X',
    ]);
    // Its name begins with the same letter, and is not made of that of the brand.
    expect(await kit.ask(report.release, "SELECT name_en FROM model WHERE key LIKE '%avant'")).toEqual(['Avant']);
    const both = `${plain}\n2024-05,New Works,Alpha,X,石家庄,ICE,14\n2024-06,Old Works,A,X,石家庄,ICE,15`;
    const later = await deliver('add', report.release, both);
    expect(later.report.counts).toMatchObject({ manufacturers: 2, brands: 2, subModels: 1 });
    expect(await kit.ask(later.report.release, 'SELECT COUNT(*) FROM sub_model')).toEqual(['3']);
    expect(await kit.ask(later.report.release, names)).toEqual(['old-works New Works', 'other Other']);
    const again = await deliver(
      'describe',
      later.report.release,
      `${head.replace('month,', '')}`.concat('\n', row.slice(8)),
    );
    expect(again.report.outcome).toBe('unchanged');
    const third =
      'manufacturer,manufacturerBefore,manufacturerFrom,brand,model,fuelType\nThird Works,New Works,2024-06,A,X,ICE';
    const renamed = await deliver('describe', later.report.release, third);
    expect(await kit.ask(renamed.report.release, names)).toEqual(['old-works Third Works', 'other Other']);
    const file = join(kit.folder, 'prices.csv');
    await writeFile(file, 'month,brand,subModel,trim,msrp,tp,volume\n2024-05,A,A X,T,100000,90000,5\n');
    const onto = { onto: renamed.report.release ?? '', marketFolder: kit.marketFolder, file, dryRun: true };
    const prices = await importDataset(datasets.price, onto);
    expect(prices.report.problems).toEqual([]);
    expect(prices.report.counts.accepted).toBe(1);
  });

  test('is refused where the name is taken, goes round, has no month, or is of nobody', async () => {
    const one = await begin();
    const own = 'manufacturer,manufacturerBefore,manufacturerFrom,brand,model,fuelType';
    const rows = [
      'Other,Old Works,2024-02,A,X,ICE',
      'Fresh,Old Works,2024-02,A,X,ICE',
      'Old Works,Fresh,2024-03,A,X,ICE',
      'Fresh,Old Works,,A,X,ICE',
      'Else,Nobody,2024-02,A,X,ICE',
      'Fresh,Old Works,2024-03,A,X,ICE',
    ];
    const { report } = await deliver('describe', one, [own, ...rows].join('\n'));
    const texts = report.problems.map(({ row, code, field }) => `${row} ${code} ${field}`).sort();
    expect(texts).toEqual([
      '2 renamed manufacturerFrom',
      '4 renamed manufacturerFrom',
      '5 missing manufacturerBefore',
      '6 renamed manufacturerFrom',
      '7 conflict manufacturerFrom',
    ]);
  });
});
