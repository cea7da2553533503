import {
  createRelease,
  createTables,
  publishRelease,
  type ReleaseInfo,
  releaseFile,
} from '../../../server/market/store/index.ts';

const tables = createTables.map((statement) => /CREATE TABLE (\w+)/.exec(statement)?.[1] ?? '');

/**
 * Publishes a market with a part of the sales of another: the same cars, places and months, and some of the cities that
 * each car was sold in.
 * @param id of the other release @param oneOf one of so many facts stays
 */
export async function thinMarket(folder: string, id: string, oneOf: number): Promise<ReleaseInfo> {
  const writer = await createRelease(folder, { demonstration: true, note: 'bench', preliminaryFrom: null });
  const { connection } = writer;
  await connection.run(`ATTACH '${releaseFile(folder, id).replaceAll("'", "''")}' AS whole (READ_ONLY)`);
  for (const table of tables) {
    const where = table === 'sales' ? ` WHERE (sub_model_id * 7 + city_id) % ${oneOf} = 0` : '';
    await connection.run(`INSERT INTO ${table} SELECT * FROM whole.${table}${where}`);
  }
  await connection.run('DETACH whole');
  const info = await writer.seal();
  await publishRelease(folder, info.id);
  return info;
}
