import type { Kysely } from 'kysely';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { hasTable } from '../engines/has-table.ts';

interface ArrivingTables {
  arriving: { source: string };
}

const own = <Tables>(db: Kysely<Tables>) => db as unknown as Kysely<ArrivingTables>;

/**
 * The state that is coming into this store and is not whole yet. Its mark is a table that is there meanwhile alone, so
 * that a store has it whichever migrations it has gone through.
 * @returns what it comes from; null where none is coming
 */
export async function arrivingFrom<Tables>(db: Kysely<Tables>, dialect: 'sqlite' | 'postgres'): Promise<string | null> {
  if (!(await hasTable(db, dialect, 'arriving'))) return null;
  const row = await own(db).selectFrom('arriving').select('source').executeTakeFirst();
  return row?.source ?? '';
}

/** Marks a store as one into which a state is coming. @param source what it comes from; never an address with a password */
export async function markArriving<Tables>(db: Kysely<Tables>, source: string): Promise<void> {
  await own(db)
    .transaction()
    .execute(async (transaction) => {
      await transaction.schema
        .createTable('arriving')
        .addColumn('source', 'text', (column) => column.primaryKey())
        .execute();
      await transaction.insertInto('arriving').values({ source }).execute();
    });
}

export const markArrived = async <Tables>(db: Kysely<Tables>): Promise<void> => {
  await db.schema.dropTable('arriving').execute();
};

/** @throws OperatorError where the state of another store has come in half */
export async function refuseHalfState<Tables>(db: Kysely<Tables>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  const source = await arrivingFrom(db, dialect);
  if (source === null) return;
  throw new OperatorError({
    zh_CN: `状态库尚不完整：从“${source}”迁入的数据没有写完。请再次运行同一条 restore 或 move 命令，它会从中断处继续。`,
    en: `The state store is not whole: what comes into it from ${source} has not all been written. Run the same restore or move once more; it goes on where it was broken off.`,
  });
}
