import pg from 'pg';

/**
 * Whether a PostgreSQL holds the state of a portal already. Nothing is written to it.
 * @returns null when PostgreSQL does not answer; opening it then says why.
 */
export async function holdsPortal(url: string): Promise<boolean | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ found: string | null }>(`select to_regclass('account')::text as found`);
    return rows[0]?.found != null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
