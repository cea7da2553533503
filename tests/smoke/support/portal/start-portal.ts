import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAddress } from '../../../../server/app/check-address.ts';
import { writeProduct } from '../../../../server/products/write-products.ts';
import type { Settings } from '../../../../server/settings/settings.ts';
import type { StateDatabase } from '../../../../server/state/open-state.ts';
import { startTestServer, type TestServer } from '../../../../server/testing/server.ts';
import { type TestProduct, testProducts } from './test-products.ts';

export interface PortalUnderTest {
  origin: string;
  server: TestServer;
  /**
   * Adds a product of tests to the menu, with one page, and gives it to every account that is there.
   * @param rank of its entry in the rail, which shows the first ones; behind all others when absent
   */
  offer(key: TestProduct, rank?: number): Promise<void>;
  stop(): Promise<void>;
}

export interface PortalOptions {
  /** From a function where they are known only once the suite has begun. */
  settings?: Partial<Settings> | (() => Partial<Settings>);
  /** Any free one when absent or 0. */
  port?: number;
  /** What time it is for the server; that of the machine when absent. */
  clock?: () => number;
  /** Whether nothing is there yet: neither an account nor figures, as where a portal is started for the first time. */
  empty?: boolean;
  /** Fills the new data folder before the server opens it. */
  prepare?: (dataFolder: string) => Promise<void>;
}

/** @returns the port when it is free; otherwise 0, which stands for any other */
export const freePort = (port: number): Promise<number> =>
  checkAddress({ host: '127.0.0.1', port }).then(
    () => port,
    () => 0,
  );

/** Starts a portal of its own on a free port, with what is built now and the small demonstration market. */
export async function startPortal({
  settings,
  port = 0,
  clock,
  empty = false,
  prepare,
}: PortalOptions = {}): Promise<PortalUnderTest> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portal-smoke-data-'));
  await prepare?.(dataFolder);
  const own = typeof settings === 'function' ? settings() : settings;
  const server = await startTestServer({
    build: 'dist',
    settings: { dataFolder, demo: empty ? 'off' : 'on', port, ...own },
    ...(empty ? { makesDemo: true, marketSize: 'none' as const } : {}),
    ...(clock ? { clock } : {}),
  });
  return {
    origin: server.address,
    server,
    async offer(key, rank) {
      const product = testProducts[key];
      const pages = [{ path: `/${key}/home`, names: product.names }];
      const menu = { standing: 'granted', icon: 'chart-bar', pages } as const;
      const { db } = server.stores.state;
      await writeProduct(db, { ...product, menu, place: rank ?? product.place });
      await grantToAll(db, product.id);
    },
    async stop() {
      await server.close();
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Gives a product to every account that is there. */
export async function grantToAll(db: StateDatabase, product: string): Promise<void> {
  const days = { from_ymd: '20200101', to_ymd: '20991231' };
  const accounts = await db.selectFrom('account').select('account_id').execute();
  const rows = accounts.map(({ account_id }) => ({ account_id, product_id: product, ...days }));
  await db.insertInto('account_product').values(rows).execute();
}
