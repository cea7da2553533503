import { type Kysely, sql } from 'kysely';
import pg from 'pg';

/** Asks a PostgreSQL before it is opened as a state: nothing is written to it. @returns null when it does not answer */
async function askBefore<Found>(url: string, ask: (client: pg.Client) => Promise<Found>): Promise<Found | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return await ask(client);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>(`select to_regclass('account')::text as found`);
  return rows[0]?.found != null;
}

/**
 * Whether a PostgreSQL holds the state of a portal already.
 * @returns null when PostgreSQL does not answer; opening it then says why.
 */
export const holdsPortal = (url: string): Promise<boolean | null> => askBefore(url, hasTables);

/** Whether a PostgreSQL holds accounts of a portal. @returns null as holdsPortal does */
export const holdsAccounts = (url: string): Promise<boolean | null> =>
  askBefore(url, async (client) => (await hasTables(client)) && (await client.query(oneAccount)).rows.length > 0);

const oneAccount = 'select 1 from account limit 1';

/** Whether the state has accounts. @throws what the store says where it has lost even the table of them */
export async function hasAccounts<Tables>(db: Kysely<Tables>): Promise<boolean> {
  return (await sql.raw(oneAccount).execute(db)).rows.length > 0;
}
