const name = 'TEST_POSTGRES_URL';

/** The address of this run's PostgreSQL; null when this machine has none. */
export const postgresOfRun = (): string | null => process.env[name] ?? null;

/** Tells the processes of the tests where it is: they begin with the settings of the one that starts them. */
export function announcePostgres(url: string): void {
  process.env[name] = url;
}
