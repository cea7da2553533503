import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { products } from '../../../server/catalogue/built-in.ts';
import { writeProduct } from '../../../server/catalogue/write-catalogue.ts';
import { readSettings } from '../../../server/settings.ts';
import { startServer } from '../../../server/start.ts';

export interface PortalUnderTest {
  origin: string;
  /** Gives a product that has no area yet a menu with one page, for every account that holds it. */
  offer(key: string): Promise<void>;
  stop(): Promise<void>;
}

export interface PortalOptions {
  /** Settings by their names in the environment; the address, data folder and log are taken care of. */
  env?: Record<string, string>;
  /** Fills the new data folder before the server opens it. */
  prepare?: (dataFolder: string) => Promise<void>;
}

/** Starts a portal of its own on a free port, over a new data folder with the small demonstration market. */
export async function startPortal({ env = {}, prepare }: PortalOptions = {}): Promise<PortalUnderTest> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portal-smoke-data-'));
  await prepare?.(dataFolder);
  const settings = readSettings({
    ...{ HOST: '127.0.0.1', PORT: '0', PORTAL_DATA: dataFolder, PORTAL_DEMO: 'on', PORTAL_LOG: 'error' },
    ...env,
  });
  const server = await startServer(settings, { marketSize: 'small' });
  return {
    origin: server.address,
    async offer(key) {
      const sort = products.findIndex((product) => product.key === key);
      const product = products[sort];
      if (!product) throw new Error(`There is no product called ${key}`);
      const menu = { icon: 'chart-bar', pages: [{ path: `/${key}/home`, texts: product.texts }] };
      await writeProduct(server.stores.state.db, { ...product, menu }, sort);
    },
    async stop() {
      await server.close();
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
