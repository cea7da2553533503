import { createRelease } from '../making/create-release.ts';
import { monthNumber } from '../model/index.ts';
import { publishRelease } from '../releases/publish-release.ts';

/** Members and months of the wide market; every second cell of them has a fact. */
export const wide = { subModels: 200, cities: 50, months: 24, sources: [1, 3], first: '2022-01', last: '2023-12' };

export const wideFacts = (wide.subModels * wide.cities * wide.months * wide.sources.length) / 2;

const from = monthNumber(wide.first);

/** Statements that fill the empty tables, the engine making the rows itself. */
const inserts = [
  "INSERT INTO manufacturer VALUES (0, 'maker-0', '厂商', 'The maker', 'independent')",
  "INSERT INTO brand VALUES (0, 'brand-0', '品牌', 'The brand', 'mainstream', 'chinese')",
  "INSERT INTO model SELECT i, 'model-' || i, '车型' || i, 'Model ' || i, 0 FROM range(20) AS t(i)",
  `INSERT INTO sub_model SELECT i, 'sub-' || i, '子车型' || i, 'Sub-model ' || i, i % 20, 0,
     CASE WHEN i % 4 = 0 THEN 'BEV' ELSE 'ICE' END, 'A', 'domestic' FROM range(${wide.subModels}) AS t(i)`,
  "INSERT INTO province SELECT i, 'p' || i, '省' || i, 'Province ' || i, 'east' FROM range(5) AS t(i)",
  `INSERT INTO city SELECT i, 'c' || i, '市' || i, 'City ' || i, i % 5, '1', '4' FROM range(${wide.cities}) AS t(i)`,
  `INSERT INTO sales SELECT month, source, sub_model, city, 1 + (sub_model * 7 + city) % 40
     FROM range(${from}, ${from + wide.months}) AS m(month), (VALUES (${wide.sources.join('), (')})) AS s(source),
       range(${wide.subModels}) AS v(sub_model), range(${wide.cities}) AS c(city)
     WHERE (sub_model + city + month) % 2 = 0`,
];

/** Figures that cannot be written shorter: they take several blocks of the file. */
export const scattered =
  'UPDATE sales SET volume = 1 + CAST(hash(month, source, sub_model_id, city_id) % 1000000 AS INTEGER)';

/**
 * Publishes a market of a quarter of a million facts.
 * @param more statements that change it before it is sealed
 * @returns the id of its release
 */
export async function publishWideRelease(folder: string, id = 'wide', ...more: string[]): Promise<string> {
  const writer = await createRelease(folder, { demonstration: true, note: 'test', preliminaryFrom: null, id });
  for (const statement of [...inserts, ...more]) await writer.connection.run(statement);
  await writer.seal();
  await publishRelease(folder, writer.id);
  return writer.id;
}
