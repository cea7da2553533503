import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';

/** PostgreSQL through Kysely; what broke a transaction is told, not that it could not be rolled back as well. */
export class PlainPostgres extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new PlainDriver(this.#config);
  }
}

class PlainDriver extends PostgresDriver {
  /** Fails only when the connection is gone, and its transaction with it; the pool lets go of such a one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}
