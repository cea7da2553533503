import type { DuckDBConnection } from '@duckdb/node-api';
import { appendRows } from './append-rows.ts';
import { chance, swing } from './chance.ts';
import { equipmentItems } from './equipment-items.ts';
import { fillMeasures } from './fill-measures.ts';

/** Where the states of an item stand behind its details, of which it has fewer. */
const [optional, none] = [8, 9];

const states = [
  { state: 'standard', chinese: '标配', english: 'Standard' },
  { state: 'optional', chinese: '选装', english: 'Optional' },
  { state: 'none', chinese: '无', english: 'Not available' },
] as const;

/** The members of an item: standard in each of its details, optional, and not available. */
function valuesOf({ key, chinese, english, details }: (typeof equipmentItems)[number], item: number) {
  const plain = details.length === 0 ? [['', ''] as const] : details;
  const [standard, ...others] = states;
  return [
    ...plain.map(([zh, en], at) => ({ ...standard, place: at + 1, zh, en, ends: zh === '' ? '' : `.${at + 1}` })),
    ...others.map((state, at) => ({ ...state, place: optional + at, zh: '', en: '', ends: '' })),
  ].map(({ state, chinese: stateZh, english: stateEn, place, zh, en, ends }) => [
    item * 10 + place,
    `${key}.${state}${ends}`,
    [chinese, stateZh, zh].filter(Boolean).join(' '),
    [english, stateEn, en].filter(Boolean).join(' '),
    item,
    state,
  ]);
}

/**
 * A trim has what others of its kind have, sooner the dearer it is and the higher it stands among those of its sub-model:
 * from the year on in which it has an item it keeps it. What is charged concerns cars that are.
 */
const fitted = `
  INSERT INTO configuration
  WITH sold AS (
    SELECT month // 12 AS year, trim_id, CAST(SUM(volume) AS INTEGER) AS volume, CAST(AVG(msrp) AS INTEGER) AS msrp
    FROM price GROUP BY 1, 2),
  ends AS (SELECT MIN(year) AS first, GREATEST(MAX(year) - MIN(year), 1) AS years FROM sold),
  graded AS (
    SELECT s.*, t.sub_model_id, m.brand_id, d.fuel_type IN ('BEV', 'PHEV', 'EREV') AS charged,
      (ROW_NUMBER() OVER same - 1) * 1000 // GREATEST(COUNT(*) OVER (PARTITION BY s.year, t.sub_model_id) - 1, 1) AS grade,
      LEAST(s.msrp, 400000) // 400 AS level
    FROM sold AS s JOIN trim AS t USING (trim_id) JOIN sub_model AS d USING (sub_model_id) JOIN model AS m USING (model_id)
    WINDOW same AS (PARTITION BY s.year, t.sub_model_id ORDER BY s.msrp, s.trim_id)),
  known AS (
    SELECT g.year, g.trim_id, g.volume, p.item, p.price, p.details, (g.grade + g.level) // 2 AS place,
      p.early + (p.late - p.early) * (g.year - e.first) // e.years AS usual,
      (g.grade - 500) * 2 // 5 + (g.level - 450) // 2 + ${swing('g.brand_id', 'p.item', '3')} // 4 AS own,
      ${chance('g.sub_model_id', 'p.item')} AS luck
    FROM graded AS g, ends AS e, equipment_plan AS p WHERE g.charged OR p.charged = 0),
  had AS (
    SELECT *, CASE WHEN usual >= 1000 THEN 1 WHEN usual < 1 THEN 3
      -- What few cars have is had by the dear ones, and what most have is missing in the cheap ones.
      WHEN usual + own * LEAST(usual, 1000 - usual) // 500 > luck THEN 1
      WHEN usual + own * LEAST(usual, 1000 - usual) // 500 > luck - 120 AND price > 0 THEN 2 ELSE 3 END AS state FROM known)
  SELECT year * 12, trim_id,
    item * 10 + CASE state WHEN 1 THEN 1 + LEAST(place * details // 1001, GREATEST(details - 1, 0))
      WHEN 2 THEN ${optional} ELSE ${none} END,
    1, CASE state WHEN 1 THEN 1 ELSE 0 END, CASE state WHEN 3 THEN 0 ELSE 1 END, CASE state WHEN 2 THEN 1 ELSE 0 END,
    CASE state WHEN 2 THEN price ELSE 0 END, volume
  FROM had`;

/** Writes items of equipment and which trims have them, a year at a time, from the prices that stand in the tables. */
export async function fillEquipment(connection: DuckDBConnection): Promise<void> {
  await appendRows(
    connection,
    'equipment_item',
    equipmentItems.map(({ key, chinese, english, category }, at) => [at + 1, key, chinese, english, category]),
  );
  await appendRows(
    connection,
    'equipment_value',
    equipmentItems.flatMap((item, at) => valuesOf(item, at + 1)),
  );
  await connection.run(
    'CREATE TEMP TABLE equipment_plan (item INTEGER, early INTEGER, late INTEGER, price INTEGER, details INTEGER, charged INTEGER)',
  );
  await appendRows(
    connection,
    'equipment_plan',
    equipmentItems.map(({ early, late, price, details, category }, at) => [
      at + 1,
      early,
      late,
      price,
      details.length,
      category === 'charging' ? 1 : 0,
    ]),
  );
  await connection.run(fitted);
  await connection.run('DROP TABLE equipment_plan');
  await fillMeasures(connection, equipmentItems.length + 1);
}
