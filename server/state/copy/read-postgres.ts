import pg from 'pg';
import { wholeNumbers } from '../engines/whole-numbers.ts';
import { isCopied } from './left-out.ts';
import type { Row } from './row-sum.ts';
import { inOrder } from './table-order.ts';
import type { Snapshot } from './whole-state.ts';

/** Rows that come at once. */
const portion = 1000;

const ownTables = 'select tablename as name from pg_tables where schemaname = current_schema() order by 1';

const ownReferences = `select conrelid::regclass::text as from, confrelid::regclass::text as to
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;

/** A state in PostgreSQL: one transaction sees it as it was when it began. */
export async function readPostgres(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, types: wholeNumbers });
  client.on('error', () => undefined);
  await client.connect();
  const ask = async (text: string) => (await client.query<Row>(text)).rows;
  try {
    await ask('begin isolation level repeatable read, read only');
    const migrations = await ask('select name from migration order by name');
    const tables = (await ask(ownTables)).map(({ name }) => String(name)).filter(isCopied);
    const references = (await ask(ownReferences)).map(({ from, to }) => [String(from), String(to)] as const);
    return {
      migrations: migrations.map(({ name }) => String(name)),
      tables: inOrder(tables, references),
      rows: (table) => rowsOf(ask, table),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function* rowsOf(ask: (text: string) => Promise<Row[]>, table: string): AsyncGenerator<Row> {
  await ask(`declare whole_table no scroll cursor for select * from "${table}"`);
  for (;;) {
    const rows = await ask(`fetch ${portion} from whole_table`);
    yield* rows;
    if (rows.length < portion) break;
  }
  await ask('close whole_table');
}
