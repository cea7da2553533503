import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAddress } from '../../../../server/app/check-address.ts';
import { knownProducts } from '../../../../server/products/known-products.ts';
import { writeProduct } from '../../../../server/products/write-products.ts';
import type { Settings } from '../../../../server/settings/settings.ts';
import { startTestServer, type TestServer } from '../../../../server/testing/server.ts';

export interface PortalUnderTest {
  origin: string;
  server: TestServer;
  /**
   * Gives a product that has no area yet a menu with one page, for every account that holds it.
   * @param rank of its entry in the rail, which shows the first ones; its place among the products when absent
   */
  offer(key: string, rank?: number): Promise<void>;
  stop(): Promise<void>;
}

export interface PortalOptions {
  /** From a function where they are known only once the suite has begun. */
  settings?: Partial<Settings> | (() => Partial<Settings>);
  /** Any free one when absent or 0. */
  port?: number;
  /** What time it is for the server; that of the machine when absent. */
  clock?: () => number;
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
  prepare,
}: PortalOptions = {}): Promise<PortalUnderTest> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portal-smoke-data-'));
  await prepare?.(dataFolder);
  const own = typeof settings === 'function' ? settings() : settings;
  const server = await startTestServer({
    build: 'dist',
    settings: { dataFolder, demo: 'on', port, ...own },
    ...(clock ? { clock } : {}),
  });
  return {
    origin: server.address,
    server,
    async offer(key, rank) {
      const products = knownProducts();
      const place = products.findIndex((product) => product.key === key);
      const product = products[place];
      if (!product) throw new Error(`There is no product called ${key}`);
      const pages = [{ path: `/${key}/home`, names: product.names }];
      const menu = { standing: 'granted', icon: 'chart-bar', pages } as const;
      await writeProduct(server.stores.state.db, { ...product, menu }, rank ?? place);
    },
    async stop() {
      await server.close();
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
