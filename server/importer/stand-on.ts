import { releaseFile } from '../market/index.ts';
import { formerTable } from './former-tables.ts';
import type { MemberRegistry, MemberTable } from './member-registry.ts';
import type { Staging } from './staging.ts';

/** How the registry calls what a column of a table says: fuelType for fuel_type. */
const fieldOf = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Opens the release that a delivery is made onto, as the schema `former` of the staging database, and makes its members
 * known: whatever the delivery says of them, they keep their numbers.
 * @throws what the engine says when its file cannot be read
 */
export async function standOn(
  { connection }: Staging,
  registry: MemberRegistry,
  marketFolder: string,
  release: string,
): Promise<void> {
  await connection.run(`ATTACH '${releaseFile(marketFolder, release).replaceAll("'", "''")}' AS former (READ_ONLY)`);
  const makers = new Map<number, string>();
  for (const table of Object.keys(registry.tables) as MemberTable[]) {
    const read = await connection.runAndReadAll(`SELECT * FROM ${await formerTable(connection, table)} AS known`);
    const columns = read.columnNames();
    for (const row of read.getRows()) {
      const texts = Object.fromEntries(
        columns.flatMap((column, at) => (typeof row[at] === 'string' ? [[column, row[at] as string]] : [])),
      );
      const { key = '', name_zh = '', name_en = '', ...codes } = texts;
      const said = Object.fromEntries(Object.entries(codes).map(([column, code]) => [fieldOf(column), code]));
      const id = Number(row[0]);
      if (table === 'manufacturer') makers.set(id, name_en);
      const maker = makers.get(Number(row[columns.indexOf('manufacturer_id')])) ?? '';
      registry.stand(table, { id, key, name: { zh_CN: name_zh, en: name_en }, said }, maker);
    }
  }
}
