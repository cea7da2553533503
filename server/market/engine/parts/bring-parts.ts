import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type pg from 'pg';
import type { Dataset } from '../../datasets/index.ts';
import { compareRows, moveRows } from '../move-rows.ts';
import { quotedName } from '../names.ts';
import { indexesOf, tablesOfFacts } from '../tables-there.ts';
import { inTransaction } from '../transaction.ts';
import type { CutLimits } from './cut-facts.ts';
import { takeNumber } from './part-register.ts';
import { conditionOf, type Part } from './parts-of-file.ts';
import { createPart, parentOf, partsSchema, tableOfPart } from './statements.ts';

/** Small parts go together: a transaction for each would take longer than their rows. */
const rowsOfLot = 200_000;

/** More connections than that do not make the disk quicker. */
const mostConnections = 4;

/** What making an index may take of the memory, on each connection. */
const indexMemory = '128MB';

/** Parts in lots of about so many rows, the largest first, so that no connection is left with one at the end. */
export function lotsOf(parts: readonly Part[]): Part[][] {
  const lots: Part[][] = [];
  let rows = 0;
  for (const part of [...parts].sort((one, other) => other.rows - one.rows)) {
    const last = lots.at(-1);
    if (last && rows + part.rows <= rowsOfLot) last.push(part);
    else lots.push([part]);
    rows = last === lots.at(-1) ? rows + part.rows : part.rows;
  }
  return lots;
}

/** Where parts come from and go to. */
export interface PartsWay {
  /** Opens the file of the release once more, for one connection. */
  read(): Promise<DuckDBConnection>;
  /** Opens a connection of its own, for one task. */
  connect(task: (to: pg.ClientBase) => Promise<void>): Promise<void>;
  /** The folder for rows on their way. */
  room: string;
  datasets: readonly Dataset[];
  cuts: CutLimits;
  /** The parents that are counted when all has come, with what stands below them. */
  stale: ReadonlySet<string>;
}

async function bringPart(from: DuckDBConnection, to: pg.ClientBase, part: Part, file: string, way: PartsWay) {
  const id = await takeNumber(to, part);
  if (id === null) return;
  const into = `${partsSchema}.${quotedName(tableOfPart(part, id))}`;
  const indexes = indexesOf(part.table.name, into, tablesOfFacts(way.datasets));
  // Most datasets of a small market are empty, and ways there and back are what it takes: nothing is to be brought or compared.
  if (part.rows === 0) {
    await to.query([createPart(part, id), ...indexes].join(';\n'));
    return;
  }
  await to.query(createPart(part, id));
  const condition = conditionOf(part);
  // Facts stand by source and then by month: in the file it is the other way round.
  const bySource = part.sources.map((source) => `${part.source} = ${source}`);
  for (const own of bySource.length > 0 ? bySource : ['']) {
    const both = [condition, own].filter((text) => text !== '').join(' AND ');
    await moveRows(from, to, part.table, both, { into, file, isNew: true });
  }
  const rows = await compareRows(from, to, part.table, condition, into);
  if (rows !== part.rows)
    throw new Error(`a part of table ${part.table.name} has ${rows} rows in place of ${part.rows}`);
  const counted = part.cut === null || !way.stale.has(parentOf(part.table)) ? [`ANALYZE ${into}`] : [];
  const finishing = [...indexes, ...counted];
  if (finishing.length > 0) await to.query(finishing.join(';\n'));
}

/**
 * Brings parts beside each other, each lot in a transaction of its own: what has come stays, though no release has it
 * yet, and is there for another try.
 * @throws Refusal when what came is not what was sent; what the file or the engine says. All connections have ended then
 */
export async function bringParts(parts: readonly Part[], way: PartsWay): Promise<void> {
  const waiting = lotsOf(parts);
  const connections = Math.min(mostConnections, availableParallelism(), waiting.length);
  const work = async (place: number) => {
    const from = await way.read();
    try {
      await way.connect(async (to) => {
        await to.query(`SET maintenance_work_mem = '${indexMemory}'`);
        // Each connection has a processor of its own.
        await to.query('SET max_parallel_maintenance_workers = 0');
        for (let lot = waiting.shift(); lot; lot = waiting.shift()) {
          const own = lot;
          await inTransaction(to, async () => {
            for (const part of own) await bringPart(from, to, part, join(way.room, `${place}.csv`), way);
          });
        }
      });
    } catch (error) {
      waiting.length = 0;
      throw error;
    } finally {
      from.closeSync();
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: connections }, (_, place) => work(place)));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
