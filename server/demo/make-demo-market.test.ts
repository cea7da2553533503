import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { datasets } from '../market/datasets/index.ts';
import { openRelease } from '../market/opened/open-release.ts';
import { type ReleaseInfo, releaseFile } from '../market/releases/release.ts';
import { askRelease, type Engine, postgresOf } from '../market/testing/engines.ts';
import { demoOfRun } from '../testing/demo-of-run.ts';
import { postgresMissing } from '../testing/postgres.ts';
import { flows, reportedOf } from './course/national.ts';
import { registrations } from './fill/after-market/before-market.ts';
import { demoCurves } from './fill/after-market/survival.ts';
import { ofMeanMonth } from './fill/fill-attention.ts';
import { lineup } from './lineup/lineup.ts';
import { makeDemoMarket } from './make-demo-market.ts';

let room: string;
let folder: string;
let release: ReleaseInfo;
let again: ReleaseInfo;
let instance: DuckDBInstance;
let connection: DuckDBConnection;

const ask = async (sql: string) => (await connection.runAndReadAll(sql)).getRowsJson().map((row) => row.map(Number));

beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'demo-market-'));
  folder = join(room, 'market');
  // One is the run's, and perhaps another process made it.
  release = await demoOfRun(folder);
  again = await makeDemoMarket(folder, { size: 'small' });
  instance = await DuckDBInstance.create(releaseFile(folder, release.id), { access_mode: 'READ_ONLY' });
  connection = await instance.connect();
});

afterAll(async () => {
  connection.closeSync();
  instance.closeSync();
  await rm(room, { recursive: true, force: true });
});

describe('a small demonstration market', () => {
  test('is sealed, marked as demonstration, and its last month is preliminary', () => {
    expect(release).toMatchObject({ demonstration: true, preliminaryFrom: '2026-09', last: '2026-09' });
    expect(release.sources).toHaveLength(3);
  });

  test('is the same market every time', async () => {
    await connection.run(`ATTACH '${releaseFile(folder, again.id)}' AS again (READ_ONLY)`);
    const facts = 'SELECT month, source, sub_model_id, city_id, volume FROM';
    const differing = await ask(`SELECT COUNT(*) FROM (${facts} sales EXCEPT ${facts} again.sales)`);
    expect(again.counts).toEqual(release.counts);
    expect(differing).toEqual([[0]]);
    const others = Object.values(datasets).map(({ facts }) => facts.table);
    for (const table of ['trim', 'launch', ...others]) {
      const rows = await ask(`SELECT COUNT(*) FROM (FROM ${table} EXCEPT FROM again.${table})`);
      expect({ table, rows }).toEqual({ table, rows: [[0]] });
    }
  });

  test('has every dataset, to the last month that it can have', () => {
    expect(Object.keys(release.months ?? {}).sort()).toEqual(
      Object.keys(datasets)
        .filter((key) => key !== 'sales' && key !== 'price')
        .sort(),
    );
    const { configuration, parc, serviceCost, launch: _launch, ...monthly } = release.months ?? {};
    for (const yearly of [configuration, serviceCost]) expect(yearly?.last).toBe('2026-12');
    // At the end of a year that is not over nobody knows what is in use.
    expect(parc).toMatchObject({ first: '2024-01', last: '2025-12' });
    for (const { last } of Object.values(monthly)) expect(last).toBe('2026-09');
  });

  test('the parts of every other dataset fit together', async () => {
    const wrong: Record<string, string> = {
      incentive: `SELECT * FROM incentive WHERE cash + trade_in + finance + gifts + insurance <> total OR volume = 0
        OR gifts > 2000 OR total > msrp
      UNION ALL SELECT * EXCLUDE (cars) FROM incentive JOIN (
        SELECT i.month, i.city_id, SUM(i.volume) AS cars FROM incentive AS i GROUP BY ALL EXCEPT
        SELECT month, city_id, SUM(volume) FROM sales WHERE source = 3 GROUP BY ALL) USING (month, city_id)`,
      launch: `SELECT day FROM launch_fact JOIN launch_event USING (launch_event_id)
        WHERE printf('%04d-%02d', month // 12, month % 12 + 1) <> substr(day, 1, 7)
      UNION ALL SELECT day FROM launch_fact JOIN launch_event USING (launch_event_id) JOIN launch USING (sub_model_id)
        WHERE kind = 'launched' AND day <> launch_on`,
      configuration: `SELECT * FROM configuration JOIN equipment_value USING (equipment_value_id)
        WHERE standard <> CAST(state = 'standard' AS INTEGER) OR available <> CAST(state <> 'none' AS INTEGER)
          OR priced <> CAST(price > 0 AS INTEGER)`,
      energy: `SELECT * FROM energy JOIN trim USING (trim_id) JOIN sub_model USING (sub_model_id)
        WHERE fuel_type IN ('ICE', 'HEV') OR range_km NOT BETWEEN 30 AND 1200 OR battery NOT BETWEEN 500 AND 20000`,
      charging: `SELECT * FROM (SELECT *, points < LAG(points) OVER (PARTITION BY city_id ORDER BY month) AS fewer
        FROM charging) WHERE dc_points >= points OR cars = 0 OR fewer`,
      outlet: `WITH whole AS (SELECT month, brand_id, city_id, outlet_kind_id, SUM(outlets) AS outlets,
          SUM(opened) AS opened, SUM(closed) AS closed FROM outlet GROUP BY ALL)
        SELECT month FROM (SELECT *, outlets - LAG(outlets) OVER (
          PARTITION BY brand_id, city_id, outlet_kind_id ORDER BY month) AS more FROM whole)
        WHERE (outlets = 0 AND closed = 0) OR more <> opened - closed
        UNION ALL SELECT month FROM outlet JOIN outlet_store AS s USING (outlet_store_id) WHERE s.key <> 'unlisted'
        GROUP BY month, outlet_store_id HAVING COUNT(*) > 1 OR MAX(outlets + closed) > 1`,
      attention: `SELECT month FROM attention WHERE positive + negative > mentions OR attention < weeks * 20
        OR positive <= 0 OR negative < 0`,
      catalogue: `SELECT * FROM catalogue_fact JOIN catalogue_batch USING (catalogue_batch_id)
        JOIN sub_model USING (sub_model_id) WHERE printf('%04d-%02d', month // 12, month % 12 + 1) <> substr(day, 1, 7)
          OR fuel_type IN ('ICE', 'HEV') OR (catalogue_entry_kind_id = 3) = (with_range = 1)
          OR (with_range = 1 AND (range_km NOT BETWEEN 30 AND 1200 OR density NOT BETWEEN 700 AND 2600
            OR weight NOT BETWEEN 600 AND 3500 OR energy_use NOT BETWEEN 700 AND 3000))`,
      stock: `WITH flow AS (
          SELECT month, sub_model_id, COALESCE(SUM(volume) FILTER (source = 1), 0) AS wholesale,
            COALESCE(SUM(volume) FILTER (source = 3), 0) AS retail FROM sales_national GROUP BY ALL),
        lying AS (SELECT *, LAG(stock) OVER (PARTITION BY sub_model_id ORDER BY month) AS opening FROM stock)
        SELECT month FROM flow FULL JOIN lying USING (month, sub_model_id)
        WHERE COALESCE(wholesale, 0) - COALESCE(exports, 0) - COALESCE(added - drawn, 0) <> COALESCE(retail, 0)
          OR exports > COALESCE(wholesale, 0) OR stock - opening <> added - drawn`,
      topic: `WITH mentioned AS (SELECT month, model_id, ${ofMeanMonth('mentions')} AS mentions FROM attention GROUP BY ALL),
          topical AS (SELECT month, model_id, SUM(mentions) AS mentions FROM topic_fact GROUP BY ALL)
        SELECT month FROM topic_fact WHERE positive + negative > mentions OR positive < 0 OR negative < 0
        UNION ALL SELECT s.month FROM mentioned AS s LEFT JOIN topical AS t USING (month, model_id)
        WHERE s.month >= (SELECT MIN(month) FROM topic_fact) AND (COALESCE(t.mentions, 0) < s.mentions * 64 // 100 OR t.mentions > s.mentions * 0.77)`,
      comparison: `WITH looked AS (SELECT month, model_id, ${ofMeanMonth('leads')} AS leads FROM attention GROUP BY ALL),
          compared AS (SELECT month, model_id, SUM(compared) AS compared FROM comparison GROUP BY ALL)
        SELECT month FROM comparison WHERE turned > compared OR model_id = rival_model_id
        UNION ALL SELECT c.month FROM compared AS c JOIN looked AS l USING (month, model_id)
        WHERE c.compared <> l.leads * 33 // 100`,
      // All ways of payment of a sub-model, city and month are the cars that were registered there.
      financing: `SELECT month FROM (
          SELECT month, sub_model_id, city_id, SUM(volume) AS cars FROM financing GROUP BY ALL) AS f
        JOIN sales AS s USING (month, sub_model_id, city_id) WHERE s.source = 3 AND s.volume <> f.cars
        UNION ALL SELECT month FROM financing WHERE volume <= 0 OR financed <> CASE WHEN payment_kind_id = 1 THEN 0 ELSE volume END
        UNION ALL SELECT month FROM financing GROUP BY month
        HAVING SUM(volume) FILTER (payment_kind_id <> 1) / SUM(volume) NOT BETWEEN 0.55 AND 0.7`,
      offer: `SELECT month FROM offer WHERE down + financed <> price OR balloon > financed OR cost <> paid - price
          OR rate > 700 OR true_rate NOT BETWEEN -1500 AND 900 OR payment <= 0 OR (rate = 0) <> (interest_free = 1)
        UNION ALL SELECT month FROM offer JOIN finance_offer USING (finance_offer_id)
          WHERE printf('%04d-%02d', month // 12, month % 12 + 1) NOT BETWEEN substr(valid_from, 1, 7) AND substr(valid_until, 1, 7)
        UNION ALL SELECT month FROM offer GROUP BY month, finance_offer_id HAVING COUNT(*) > 1
        -- Short loans are without interest and of makers alone; each month has them of 12, 18 and 24 months.
        UNION ALL SELECT month FROM offer JOIN finance_offer USING (finance_offer_id) JOIN lender USING (lender_id)
          WHERE term < 36 AND (rate > 0 OR fee > 0 OR subsidy > 0 OR down < price * 0.29 OR lender.name_en NOT LIKE '% Auto Finance')
        UNION ALL SELECT month FROM offer GROUP BY month HAVING COUNT(DISTINCT term) FILTER (term < 36) <> 3`,
      parc: `SELECT * FROM parc JOIN sub_model USING (sub_model_id) JOIN city USING (city_id)
        JOIN survival_curve AS v USING (survival_curve_id) WHERE in_use > registered OR registered = 0
          OR car_age_id <> age_years + 1 OR city.key NOT LIKE '__00'
          OR (v.key = 'demo-charged') <> (fuel_type IN ('BEV', 'PHEV', 'EREV', 'FCEV'))`,
      serviceCost: `SELECT * FROM service_cost WHERE maintenance + tyres + brakes + wear_parts + repairs <> total
        OR CAST(parts AS DOUBLE) / msrp NOT BETWEEN 2.4 AND 6.1 OR CAST(total AS DOUBLE) / msrp NOT BETWEEN 0.05 AND 0.5`,
      residualValue: `SELECT * FROM residual_value WHERE CAST(used_price AS DOUBLE) / new_price NOT BETWEEN 0.08 AND 0.95
        OR cars < 1`,
      // A version is sent out on one day of the month of its facts, and is a recall as a whole or not at all.
      software: `SELECT month FROM software_fact JOIN software_version AS r USING (software_version_id)
        JOIN software_day AS d USING (software_day_id) JOIN software_note AS n USING (software_note_id)
        WHERE printf('%04d-%02d', month // 12, month % 12 + 1) <> substr(r.day, 1, 7) OR replace(d.key, '_', '-') <> r.day
          OR added + improved + mended + recalled <> notes OR (n.change = 'recalled') <> (recalled_cars > 0)
        UNION ALL SELECT MIN(month) FROM software_fact GROUP BY software_version_id
        HAVING COUNT(DISTINCT model_id) > 1 OR MAX(recalled) <> MIN(recalled)`,
      // What came by an update is told by one of the model, in the month in which it came.
      feature: `WITH had AS (
          SELECT month, model_id, f.key, f.name_zh, s.state, LAG(s.state) OVER (
            PARTITION BY model_id, f.feature_id ORDER BY month) AS former
          FROM feature_fact JOIN feature_state AS s USING (feature_state_id) JOIN feature AS f USING (feature_id)),
        notes AS (SELECT DISTINCT month, model_id, name_zh FROM software_fact JOIN software_note USING (software_note_id))
        SELECT month FROM had WHERE former IN ('standard', 'optional', 'ota') AND state <> former
        UNION ALL SELECT h.month FROM had AS h LEFT JOIN notes AS n
          ON n.month = h.month AND n.model_id = h.model_id AND n.name_zh = CONCAT(h.name_zh, '上线')
        WHERE h.state = 'ota' AND h.former <> 'ota' AND n.month IS NULL
        UNION ALL SELECT month FROM had GROUP BY month, model_id
        HAVING MAX(CASE WHEN key = 'city-navigation' AND state IN ('standard', 'ota') THEN 1 ELSE 0 END)
          > MAX(CASE WHEN key = 'highway-navigation' AND state IN ('standard', 'ota') THEN 1 ELSE 0 END)`,
      score: `SELECT month FROM score_fact WHERE score NOT BETWEEN 400 AND 1000 OR samples < 1 OR tests <> 1`,
      // A benefit stands in its months alone, is worth a part of the car, and begins and ends once.
      benefit: `SELECT month FROM purchase_benefit JOIN benefit USING (benefit_id)
          WHERE value * 5 > price OR (value = 0) <> (value_basis = 'unvalued') OR valued <> CAST(value > 0 AS INTEGER)
            OR (value_basis = 'reckoned') <> (assumption_zh <> 'unknown') OR moves <> begun + ended
            OR printf('%04d-%02d', month // 12, month % 12 + 1) NOT BETWEEN CASE valid_from WHEN 'unknown' THEN '' ELSE substr(valid_from, 1, 7) END
              AND CASE valid_until WHEN 'unknown' THEN '9' ELSE substr(valid_until, 1, 7) END
        UNION ALL SELECT month FROM purchase_benefit JOIN benefit USING (benefit_id) JOIN trim USING (trim_id) JOIN (
            SELECT sub_model_id, MIN(p.month) AS first FROM price AS p JOIN trim USING (trim_id) GROUP BY ALL) AS s USING (sub_model_id)
          WHERE s.first > (SELECT MIN(month) FROM price) AND valid_from <> 'unknown'
            AND substr(valid_from, 1, 7) < printf('%04d-%02d', s.first // 12, s.first % 12 + 1)
        UNION ALL SELECT benefit_id FROM benefit WHERE (places = 'unknown') <> (places_en = 'unknown') OR places = places_en AND places <> 'unknown'
        UNION ALL SELECT benefit_id FROM purchase_benefit GROUP BY benefit_id, trim_id HAVING SUM(begun) > 1 OR SUM(ended) > 1
        UNION ALL SELECT month FROM (SELECT month, trim_id FROM purchase_benefit GROUP BY ALL HAVING SUM(value) > 0.35 * MAX(price))`,
    };
    expect(['sales', 'price', ...Object.keys(wrong)]).toEqual(Object.keys(datasets));
    for (const [key, sql] of Object.entries(wrong)) {
      const rows = await ask(`SELECT COUNT(*) FROM (${sql})`);
      expect({ key, rows }).toEqual({ key, rows: [[0]] });
    }
  });

  test('cars in use are the retail of each year times the survival at its age, counted another way', async () => {
    const survival = demoCurves.map(({ charged, shares }) => ({ charged: charged ? 1 : 0, shares }));
    const charged = "CAST(fuel_type IN ('BEV', 'PHEV', 'EREV', 'FCEV') AS INTEGER)";
    const sold =
      await ask(`SELECT month // 12, ${charged}, SUM(volume) FROM sales_national JOIN sub_model USING (sub_model_id)
      WHERE source = 3 AND month // 12 >= 2025 GROUP BY ALL`);
    const former = registrations.flatMap(([year, all, nevs]) =>
      year >= 2012 && year < 2025 ? [[year, 0, all - nevs] as const, [year, 1, nevs] as const] : [],
    );
    // Before its first whole year the market is as that year was, in the proportions of all of China.
    const [base = [0, 0, 0]] = registrations.filter(([year]) => year === 2025);
    const scale = (nev: number) => {
      const own = sold.find(([year, kind]) => year === 2025 && kind === nev)?.[2] ?? 0;
      return own / (nev === 1 ? base[2] : base[1] - base[2]);
    };
    const registered = [
      ...sold.map(([year = 0, nev = 0, cars = 0]) => ({ year, nev, cars })),
      ...former.map(([year, nev, cars]) => ({ year, nev, cars: cars * scale(nev) })),
    ];
    for (const end of [2024, 2025]) {
      const wanted = registered
        .filter(({ year }) => year <= end)
        .reduce((sum, { year, nev, cars }) => {
          return sum + cars * (survival.find((curve) => curve.charged === nev)?.shares[end - year] ?? 0);
        }, 0);
      const [[found = 0] = []] = await ask(`SELECT SUM(in_use) FROM parc WHERE month = ${end * 12}`);
      expect(Math.abs(found / wanted - 1)).toBeLessThan(0.0005);
    }
  });

  test('NEVs lose value faster than cars with an engine alone: some 60 % and 65 to 70 % are left after three years', async () => {
    const rates = await ask(`SELECT CAST(fuel_type = 'BEV' AS INTEGER), car_age_id - 1,
        SUM(CAST(used_price AS DOUBLE) * cars) / SUM(CAST(new_price AS DOUBLE) * cars)
      FROM residual_value JOIN sub_model USING (sub_model_id)
      WHERE car_age_id IN (2, 4, 6) AND fuel_type IN ('BEV', 'ICE') AND month = (SELECT MAX(month) FROM residual_value)
      GROUP BY ALL ORDER BY ALL`);
    const [early = 0, combustion = 0, late = 0, earlyBattery = 0, battery = 0, lateBattery = 0] = rates.map(
      (row) => row[2],
    );
    expect(combustion).toBeGreaterThan(0.635);
    expect(combustion).toBeLessThan(0.7);
    expect(Math.abs(battery - 0.6)).toBeLessThan(0.03);
    expect(lateBattery / earlyBattery).toBeLessThan(late / early);
  });

  test('has prices to its last month, whose cars are the registrations of every sub-model', async () => {
    expect(release.prices).toEqual({ first: '2024-10', last: '2026-09' });
    expect(release.launches).toBeGreaterThan(0);
    const differing = await ask(`SELECT COUNT(*) FROM (
      (SELECT month, sub_model_id, SUM(volume) FROM price JOIN trim USING (trim_id) GROUP BY ALL)
      EXCEPT (SELECT month, sub_model_id, volume FROM sales_national WHERE source = 3))`);
    expect(differing).toEqual([[0]]);
  });

  test('cities add up to the national figure of every sub-model, month and source', async () => {
    const members = lineup(0.1);
    const from = 2024 * 12 + 9;
    const sold = reportedOf(flows(members, from, 24));
    const rows = await ask('SELECT source, sub_model_id, month, SUM(volume) FROM sales GROUP BY ALL');
    const expected = sold.flat(2).filter((volume) => volume > 0).length;
    expect(rows).toHaveLength(expected);
    for (const [source = 0, subModel = 0, month = 0, volume] of rows) {
      expect(volume).toBe(sold[source - 1]?.[subModel - 1]?.[month - from]);
    }
  });

  const closes = async (market: Engine['release']) => {
    const span = { dateType: 'monthly', from: '2024-10', to: '2026-09', limit: 5000 } as const;
    const sales = await askRelease(
      market,
      {
        ...span,
        dataset: 'sales',
        dataSources: ['DATASOURCE_CLH_PIFA', 'DATASOURCE_ZD_LINGSHOU'],
        by: ['period', 'model', 'dataSource'],
        indicators: ['volume'],
      },
      'en',
    );
    const indicators = ['exports', 'stockAdded', 'stockDrawn'];
    const between = await askRelease(
      market,
      { ...span, dataset: 'stock', dataSources: [], by: ['period', 'model'], indicators },
      'en',
    );
    expect([sales.cut, between.cut]).toEqual([null, null]);
    const left = new Map<string, number>();
    const add = (keys: Record<string, string>, cars: number) => {
      const key = `${keys.model} ${keys.period}`;
      left.set(key, (left.get(key) ?? 0) + cars);
    };
    for (const { keys, values } of sales.rows)
      add(keys, (keys.dataSource === 'DATASOURCE_CLH_PIFA' ? 1 : -1) * (values.volume ?? Number.NaN));
    for (const { keys, values } of between.rows) {
      const { exports, stockAdded, stockDrawn } = values;
      add(keys, Number(stockDrawn) - Number(stockAdded) - Number(exports));
    }
    expect(left.size).toBeGreaterThan(500);
    expect([...left].filter(([, cars]) => cars !== 0)).toEqual([]);
  };

  test('wholesale less exports less the change of stock is retail, of every model and month', async () => {
    const market = await openRelease(folder, release.id, release.createdAt);
    await closes(market);
    market.close();
  });

  (postgresMissing() ? test.skip : test)('and so it is in PostgreSQL', async () => {
    const copy = join(room, 'postgres');
    const engine = await postgresOf(copy, await demoOfRun(copy), Object.values(datasets));
    if (!engine) throw new Error('PostgreSQL was not started.');
    await closes(engine.release);
    await engine.stop();
  });

  test('incentives differ from city to city, and NEVs for each charging point from year to year', async () => {
    const means = await ask('SELECT SUM(total * volume::DOUBLE / msrp) / SUM(volume) FROM incentive GROUP BY city_id');
    const sorted = means.map(([depth = 0]) => depth).sort((one, other) => one - other);
    expect(sorted).toHaveLength(12);
    expect((sorted.at(-1) ?? 0) / (sorted[0] ?? 1)).toBeGreaterThan(1.06);
    for (const [at, depth] of sorted.slice(1).entries()) expect(depth).toBeGreaterThan((sorted[at] ?? 0) * 1.0001);
    const ratios = await ask('SELECT SUM(cars) / SUM(points) FROM charging GROUP BY month ORDER BY month');
    const [first = 0, last = 0] = [ratios[5]?.[0], ratios.at(-1)?.[0]];
    expect(Math.abs(last / first - 1)).toBeGreaterThan(0.02);
  });

  test('holds no row without a car', async () => {
    expect(await ask('SELECT COUNT(*) FROM sales WHERE volume <= 0')).toEqual([[0]]);
  });

  test('S3.037 the three sources are never the same in a month; at home they are never far apart in a year', async () => {
    const months = await ask(`SELECT SUM(volume) FILTER (source = 1), SUM(volume) FILTER (source = 2),
      SUM(volume) FILTER (source = 3) FROM sales GROUP BY month ORDER BY month`);
    expect(months).toHaveLength(24);
    for (const sums of months) expect(new Set(sums).size).toBe(3);
    const { abroad } = flows(lineup(0.1), 2024 * 12 + 9, 24);
    const gone = months.map((_, index) => abroad.reduce((sum, own) => sum + (own[index] ?? 0), 0));
    const atHome = months.map(([wholesale = 0, ...others], index) => [wholesale - (gone[index] ?? 0), ...others]);
    const year = [0, 1, 2].map((source) => atHome.slice(3, 15).reduce((sum, row) => sum + (row[source] ?? 0), 0));
    expect(gone.slice(3, 15).reduce((sum, cars) => sum + cars, 0)).toBeGreaterThan(0.1 * (year[2] ?? 0));
    for (const sum of year) {
      expect(sum / (year[2] ?? 1)).toBeGreaterThan(0.97);
      expect(sum / (year[2] ?? 1)).toBeLessThan(1.06);
    }
  });

  test('plug-ins sell better in first-tier cities than in small ones', async () => {
    const [[great = 0, small = 1] = []] = await ask(`
      SELECT SUM(plug) FILTER (tier = '1') / SUM(volume) FILTER (tier = '1'),
        SUM(plug) FILTER (tier = '5') / SUM(volume) FILTER (tier = '5')
      FROM (SELECT *, CASE WHEN fuel_type IN ('BEV', 'PHEV', 'EREV') THEN volume ELSE 0 END AS plug
        FROM sales JOIN city USING (city_id) JOIN sub_model USING (sub_model_id) WHERE source = 3)`);
    expect(great).toBeGreaterThan(small * 1.2);
  });

  test('S1.006 cars that are coming and are listed have measures and nothing else of their equipment, and no price', async () => {
    const found = await ask(`
      SELECT l.key, COUNT(DISTINCT i.key), COUNT(DISTINCT i.key) FILTER (i.category = 'dimensions'), MAX(c.volume),
        COUNT(p.trim_id)
      FROM launch AS l JOIN trim AS t USING (sub_model_id) JOIN configuration AS c USING (trim_id)
        JOIN equipment_value USING (equipment_value_id) JOIN equipment_item AS i USING (equipment_item_id)
        LEFT JOIN price AS p USING (trim_id)
      WHERE l.state = 'coming' GROUP BY l.key`);
    expect(found.length).toBeGreaterThan(0);
    for (const [, ...counts] of found) expect(counts).toEqual([4, 4, 0, 0]);
  });

  test('leaves nothing half-made beside the releases', async () => {
    expect((await readdir(join(folder, 'releases'))).sort()).toEqual([release.id, again.id].sort());
  });
});
