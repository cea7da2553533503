import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { datasets } from '../market/index.ts';
import { publishRelease } from '../market/releases/publish-release.ts';
import { openMarket } from '../market/service.ts';
import { importDataset } from './declared/import-dataset.ts';
import { type Kit, makeKit } from './import-test-kit.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
/** The files lie beside the project; they belong to no repository. */
const publicFile = (name: string) => join(process.env.PORTAL_PUBLIC_DATA ?? path('../../../shared/data'), name);
const mappingOf = (name: string) => path(`../../examples/${name}-mapping.json`);
const explorer = publicFile('iea_global_ev_data_2024.csv');
const specs = publicFile('ev_specs_by_variant_2022.json');
const sales = publicFile('cn_bev_by_model_long_2018_2026.csv');
const missing = [explorer, specs, sales].filter((file) => !existsSync(file)).map((file) => basename(file));
if (missing.length > 0) console.warn(`Not beside this project: ${missing.join(', ')}; their imports are not tried.`);
const testThose = missing.length === 0 ? test : test.skip;

let kit: Kit;
/** A release with the real sales, whose cars the specifications are of. */
let cars: string | null;
beforeAll(async () => {
  kit = await makeKit();
  if (missing.length === 0) cars = (await bring('sales', sales, { mapping: mappingOf('open-ev-charts') })).release;
});
afterAll(() => kit.remove());

/** What the published release says otherwise than the one before it, and by how many. */
async function changesOf(dataset: 'charging' | 'configuration'): Promise<string[]> {
  const market = await openMarket(kit.marketFolder);
  try {
    const { changes } = await market.changes({ dataset }, 'en');
    return (changes?.rows ?? [])
      .map(({ kind, month, members, before, after }) =>
        [kind, month, members.map(({ name }) => name).join(' / '), before, after].join(' '),
      )
      .sort();
  } finally {
    await market.close();
  }
}

/** Brings a file into a release onto another one, and publishes it where it says something else. */
async function bring(dataset: 'charging' | 'configuration' | 'sales', file: string, options: object) {
  const { report } = await importDataset(datasets[dataset], { marketFolder: kit.marketFolder, file, ...options });
  if (report.release) await publishRelease(kit.marketFolder, report.release);
  return report;
}

testThose(
  'the public table of charging points comes in twice: the second names what has changed, and nothing else',
  async () => {
    const mapping = mappingOf('ev-explorer');
    const first = await bring('charging', explorer, { mapping, kind: 'add', onto: cars });
    expect(first.counts).toMatchObject({ rows: 12_654, accepted: 10, refused: 0 });
    const again = await bring('charging', explorer, { mapping, kind: 'replace', onto: first.release });
    expect(again.comparison).toMatchObject({ inserted: 0, updated: 0, missing: 0, unchanged: 10 });

    // As a later edition: 300 slow points more in 2022, 50 cars less in 2023; other countries change as they like.
    const text = await readFile(explorer, 'utf8');
    const change = (row: RegExp, by: number) => (content: string) => {
      const lines = content.split('\n');
      const at = lines.findIndex((line) => row.test(line));
      const cells = (lines[at] ?? '').trimEnd().split(',');
      lines[at] = [...cells.slice(0, -1), Number(cells.at(-1)) + by].join(',');
      return lines.join('\n');
    };
    const edited = [
      change(/^China,Historical,EV charging points,EV,Publicly available slow,2022,/, 300),
      change(/^China,Historical,EV stock,Cars,BEV,2023,/, -50),
      change(/^Norway,Historical,EV stock,Cars,BEV,2023,/, 9),
      change(/^China,Projection-STEPS,EV stock,Cars,BEV,2025,/, 9),
    ].reduce((content, edit) => edit(content), text);
    const file = join(kit.folder, 'explorer.csv');
    await writeFile(file, edited);
    const second = await bring('charging', file, { mapping, kind: 'replace', onto: first.release });
    expect(second.comparison).toMatchObject({ inserted: 0, updated: 2, missing: 0, unchanged: 8 });
    const corrected = second.months.filter((month) => month.corrected > 0).map(({ month }) => month);
    expect(corrected).toEqual(['2022-12', '2023-12']);
    const stock = 'SELECT cars FROM charging ORDER BY month DESC LIMIT 1';
    const [before, after] = [await kit.ask(first.release, stock), await kit.ask(second.release, stock)];
    expect(Number(after[0])).toBe(Number(before[0]) - 50);
    // The page of changes counts charging points.
    expect(await changesOf('charging')).toEqual([
      'corrected 2022-12 Nationwide / Nationwide (not by city) 1760000 1760300',
    ]);
  },
);

interface Variant {
  id: string;
  brand: string;
  model: string;
  variant: string;
  release_year: number | null;
  vehicle_type: string;
  type: string;
  usable_battery_size: number;
}

interface Specs {
  data: Variant[];
}

testThose('the public specifications come in twice: the second names what has changed, and nothing else', async () => {
  const accept = { 'unknown-member': Number.POSITIVE_INFINITY, missing: Number.POSITIVE_INFINITY };
  const options = { mapping: mappingOf('ev-specs'), accept };
  const first = await bring('configuration', specs, { ...options, kind: 'add', onto: cars });
  const again = await bring('configuration', specs, { ...options, kind: 'replace', onto: first.release });
  expect(again.outcome).toBe('unchanged');
  expect(again.comparison).toMatchObject({ inserted: 0, updated: 0, missing: 0, unchanged: first.counts.accepted });

  // As a later edition: one battery is larger, one variant is gone, one is new.
  const content = JSON.parse(await readFile(specs, 'utf8')) as Specs;
  const names = await kit.ask(
    first.release,
    'SELECT DISTINCT t.name_en FROM configuration JOIN trim AS t USING (trim_id)',
  );
  const nameOf = ({ brand, model, variant }: Variant) => [brand, model, variant || 'Base'].join(' ');
  const electric = content.data.filter(
    ({ vehicle_type, type, release_year }) => vehicle_type === 'car' && type === 'bev' && release_year !== null,
  );
  const known = electric.filter(
    (car) => names.includes(nameOf(car)) && electric.filter((each) => nameOf(each) === nameOf(car)).length === 1,
  );
  const [larger] = known;
  const gone = known.find(({ model }) => model !== larger?.model);
  const base = known.find(({ model }) => model !== larger?.model && model !== gone?.model);
  if (!larger || !gone || !base) throw new Error('The file has fewer cars.');
  const data = content.data.flatMap((car) => {
    if (car === gone) return [];
    return [car === larger ? { ...car, usable_battery_size: 123 } : car];
  });
  const file = join(kit.folder, 'specs.json');
  await writeFile(
    file,
    JSON.stringify({ ...content, data: [...data, { ...base, id: 'new', variant: 'Variant of a test' }] }),
  );
  const second = await bring('configuration', file, { ...options, kind: 'replace', onto: first.release });
  expect(second.comparison).toMatchObject({
    inserted: 2,
    updated: 0,
    missing: 2,
    unchanged: first.counts.accepted - 2,
  });
  const batteries = (release: string | null) =>
    kit.ask(
      release,
      `SELECT CONCAT(t.name_en, ': ', v.name_en) FROM configuration JOIN trim AS t USING (trim_id)
          JOIN equipment_value AS v USING (equipment_value_id)`,
    );
  const [former, latter] = [await batteries(first.release), await batteries(second.release)];
  const lines = (car: Variant, battery = car.usable_battery_size) =>
    expect.stringMatching(`^${nameOf(car)}: .*${battery}$`.replaceAll('(', '.').replaceAll('+', '.'));
  const byName = (one: Variant, other: Variant) => (nameOf(one) < nameOf(other) ? -1 : 1);
  expect(former.filter((line) => !latter.includes(line)).sort()).toEqual(
    [larger, gone].sort(byName).map((car) => lines(car)),
  );
  const fresh = { ...base, variant: 'Variant of a test' };
  const brought = [{ ...larger, usable_battery_size: 123 }, fresh].sort(byName);
  expect(latter.filter((line) => !former.includes(line)).sort()).toEqual(brought.map((car) => lines(car)));
  // And on the page of changes each of the three cars stands by its model.
  const changes = await changesOf('configuration');
  expect(changes).toHaveLength(3);
  for (const { brand, model } of [larger, gone, base])
    expect(changes.filter((line) => line.includes(` ${brand} ${model} / Usable battery (kWh) `))).toHaveLength(1);
});
