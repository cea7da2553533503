import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Language } from '@portal/contract';
import { enumeratedMembers } from '../../market/datasets/members/enumerated.ts';
import { releaseFile } from '../../market/releases/release.ts';

/** Months as the facts count them, both included. */
export interface Months {
  from: number;
  to: number;
}

/** What was sold of one part in a period, in the same months of the year before, and in the period before. */
export interface PartSums {
  name: Record<Language, string>;
  now: number;
  yearBefore: number;
  before: number;
}

const wholesale = 1;

const joined = `sales AS f JOIN sub_model_dated AS d ON d.sub_model_id = f.sub_model_id
  AND f.month BETWEEN d.first_month AND d.last_month
  JOIN model AS m USING (model_id) JOIN brand AS b USING (brand_id) JOIN manufacturer AS k USING (manufacturer_id)`;

/** A column for each kind of part, and what it is called: by the release, or beforehand. */
const kinds = {
  fuelType: { key: 'd.fuel_type', zh: "''", en: "''" },
  segment: { key: 'd.segment', zh: "''", en: "''" },
  manufacturer: { key: 'k.key', zh: 'k.name_zh', en: 'k.name_en' },
  model: { key: 'm.key', zh: 'm.name_zh', en: 'm.name_en' },
} as const;
export type PartKind = keyof typeof kinds;

/** Plain sums over the rows of a release, without anything that the market answers by. */
export class ReportSums {
  private constructor(
    private readonly connection: DuckDBConnection,
    /** Which cars count, as SQL. */
    private readonly only: string,
  ) {}

  static async open(marketFolder: string, release: string): Promise<ReportSums> {
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    await connection.run(`ATTACH '${releaseFile(marketFolder, release)}' AS release (READ_ONLY)`);
    await connection.run('USE release');
    return new ReportSums(connection, 'TRUE');
  }

  /** The same of new energy alone. */
  ofNewEnergy(): ReportSums {
    return new ReportSums(this.connection, "d.fuel_type IN ('PHEV', 'EREV', 'BEV', 'FCEV')");
  }

  close(): void {
    this.connection.closeSync();
  }

  async whole({ from, to }: Months): Promise<number> {
    const [row] = await this.read(`SELECT SUM(f.volume) FROM ${joined} WHERE ${this.within({ from, to })}`);
    return Number(row?.[0]);
  }

  /** The parts that sold anything in a period, the largest first. */
  async parts(kind: PartKind, { from, to }: Months): Promise<PartSums[]> {
    const { key, zh, en } = kinds[kind];
    const length = to - from + 1;
    const sum = (back: number) => `COALESCE(SUM(f.volume) FILTER (f.month BETWEEN ${from - back} AND ${to - back}), 0)`;
    const rows = await this.read(`SELECT * FROM (
        SELECT ${key}, ANY_VALUE(${zh}), ANY_VALUE(${en}), ${sum(0)} AS now, ${sum(12)}, ${sum(length)}
        FROM ${joined} WHERE ${this.within({ from: from - 12, to })} GROUP BY 1)
      WHERE now > 0 ORDER BY now DESC`);
    return rows.map(([found, chinese, english, now, yearBefore, before]) => ({
      name: nameOf(kind, String(found)) ?? { zh_CN: String(chinese), en: String(english) },
      now: Number(now),
      yearBefore: Number(yearBefore),
      before: Number(before),
    }));
  }

  private within({ from, to }: Months): string {
    return `f.source = ${wholesale} AND f.month BETWEEN ${from} AND ${to} AND ${this.only}`;
  }

  private async read(statement: string) {
    return (await this.connection.runAndReadAll(statement)).getRows();
  }
}

function nameOf(kind: PartKind, wanted: string): PartSums['name'] | undefined {
  if (kind !== 'fuelType' && kind !== 'segment') return undefined;
  return enumeratedMembers[kind].find(({ key }) => key === wanted)?.name;
}
