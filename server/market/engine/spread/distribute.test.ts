import { describe, expect, test } from '@jest/globals';
import { price, sales } from '../../datasets/index.ts';
import { bikes } from '../../testing/invented/bikes.ts';
import { countingOf } from '../count-rows.ts';
import { schemaOf } from '../names.ts';
import type { FileTable } from '../tables-of-file.ts';
import { createThere, indexThere } from '../tables-there.ts';
import { distributeThere } from './distribute.ts';

const column = (name: string, type = 'INTEGER', isNeeded = true) => ({ name, type, isNeeded });
const table = (name: string, ...columns: FileTable['columns'][number][]): FileTable => ({ name, columns });
const facts = table('sales', column('month'), column('source', 'SMALLINT'), column('volume', 'BIGINT', false));
const brand = table('brand', column('brand_id'), column('key', 'VARCHAR'));

describe('the tables of a release in a database', () => {
  test('are made with the types of the file, texts in the order of their bytes', () => {
    expect(createThere('market_a"b', [facts, brand])).toEqual([
      'CREATE SCHEMA "market_a""b"',
      'CREATE TABLE "market_a""b"."sales" ("month" INTEGER NOT NULL, "source" SMALLINT NOT NULL, "volume" BIGINT)',
      'CREATE TABLE "market_a""b"."brand" ("brand_id" INTEGER NOT NULL, "key" TEXT COLLATE "C" NOT NULL)',
    ]);
    expect(() => createThere('m', [table('odd', column('list', 'INTEGER[]'))])).toThrow(/odd .* INTEGER\[\]/);
  });

  test('have indexes by declaration where they hold figures, and none where they describe members', () => {
    expect(indexThere('m', [facts, brand, table('sales_national'), table('price')], [sales, price])).toEqual([
      'CREATE INDEX ON "m"."sales" USING brin (source, month) WITH (pages_per_range = 32)',
      'CREATE INDEX ON "m"."sales" (sub_model_id, month)',
      'CREATE INDEX ON "m"."sales" (city_id, month)',
      'ANALYZE "m"."sales"',
      'ANALYZE "m"."brand"',
      'CREATE INDEX ON "m"."sales_national" USING brin (source, month) WITH (pages_per_range = 32)',
      'CREATE INDEX ON "m"."sales_national" (sub_model_id, month)',
      'ANALYZE "m"."sales_national"',
      'CREATE INDEX ON "m"."price" USING brin (month) WITH (pages_per_range = 32)',
      'CREATE INDEX ON "m"."price" (trim_id, month)',
      'CREATE INDEX ON "m"."price" (city_id, month)',
      'ANALYZE "m"."price"',
    ]);
  });

  test('are compared by what any engine can count', () => {
    expect(countingOf(brand, '"m"."brand"')).toBe(
      `SELECT COALESCE(CAST(COUNT(*) AS VARCHAR), ''), COALESCE(CAST(COUNT("brand_id") AS VARCHAR), ''), ` +
        `COALESCE(CAST(SUM(CAST("brand_id" AS BIGINT)) AS VARCHAR), ''), COALESCE(CAST(COUNT("key") AS VARCHAR), ''), ` +
        `COALESCE(CAST(SUM(LENGTH("key")) AS VARCHAR), ''), COALESCE(CAST(MIN("key") AS VARCHAR), ''), ` +
        `COALESCE(CAST(MAX("key") AS VARCHAR), '') FROM "m"."brand"`,
    );
  });

  test('stand in a schema of their own, which tells the same id with other content apart', () => {
    const createdAt = '2026-01-01T00:00:00.000Z';
    const sealed = (id: string, sha256: string) => schemaOf({ id, createdAt, file: { bytes: 1, sha256 } });
    expect(sealed('2026-a', 'abcdef0123456789')).toBe('market_2026-a_abcdef01');
    expect(sealed('2026-a', '0123456789abcdef')).toBe('market_2026-a_01234567');
    const long = sealed('x'.repeat(80), 'abcdef0123456789');
    expect([long.length, long.endsWith('x_abcdef01')]).toEqual([63, true]);
    expect(schemaOf({ id: 'old', createdAt })).toMatch(/^market_old_[0-9a-f]{8}$/);
  });
});

describe('the tables of a release over the nodes of Citus', () => {
  const named = (...names: string[]) => names.map((name) => table(name));

  test('facts by their first member, sums beside them, and who describes members whole on every node', () => {
    expect(distributeThere('market_1', named('brand', 'city', 'sales', 'sales_national'), [sales])).toEqual([
      `SELECT create_reference_table('"market_1"."brand"')`,
      `SELECT create_reference_table('"market_1"."city"')`,
      `SELECT create_distributed_table('"market_1"."sales"', 'sub_model_id', colocate_with => 'none')`,
      `SELECT create_distributed_table('"market_1"."sales_national"', 'sub_model_id', colocate_with => '"market_1"."sales"')`,
    ]);
  });

  test('each dataset by its own declaration; what a release has not is not spread', () => {
    expect(distributeThere('m', named('bike', 'price', 'trim'), [sales, price, bikes])).toEqual([
      `SELECT create_reference_table('"m"."trim"')`,
      `SELECT create_distributed_table('"m"."price"', 'trim_id', colocate_with => 'none')`,
      `SELECT create_distributed_table('"m"."bike"', 'shop_id', colocate_with => 'none')`,
    ]);
  });

  test('by a member that all sums keep; facts of which none is kept stand whole on every node', () => {
    const rollups = (...without: string[][]) =>
      without.map((entry, place) => ({ table: `sum_${place}`, without: entry }));
    const ofPlaces = { ...sales, facts: { ...sales.facts, rollups: rollups(['product']) } };
    expect(distributeThere('m', named('sales', 'sum_0'), [ofPlaces])).toEqual([
      `SELECT create_distributed_table('"m"."sales"', 'city_id', colocate_with => 'none')`,
      `SELECT create_distributed_table('"m"."sum_0"', 'city_id', colocate_with => '"m"."sales"')`,
    ]);
    const ofNeither = { ...sales, facts: { ...sales.facts, rollups: rollups(['product'], ['place']) } };
    expect(distributeThere('m', named('sales', 'sum_0', 'sum_1'), [ofNeither])).toEqual(
      ['sales', 'sum_0', 'sum_1'].map((name) => `SELECT create_reference_table('"m"."${name}"')`),
    );
  });
});
