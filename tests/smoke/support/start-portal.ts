import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { products } from '../../../server/catalogue/built-in.ts';
import { writeProduct } from '../../../server/catalogue/write-catalogue.ts';
import { checkAddress } from '../../../server/check-address.ts';
import type { Settings } from '../../../server/settings.ts';
import { startTestServer, type TestServer } from '../../../server/testing/server.ts';

export interface PortalUnderTest {
  origin: string;
  server: TestServer;
  /** Gives a product that has no area yet a menu with one page, for every account that holds it. */
  offer(key: string): Promise<void>;
  stop(): Promise<void>;
}

export interface PortalOptions {
  settings?: Partial<Settings>;
  /** Fills the new data folder before the server opens it. */
  prepare?: (dataFolder: string) => Promise<void>;
}

let formerPort = 0;

/** The port of the portal before, where a browser still has the files that it kept; any other when it is taken. */
const freePort = () =>
  checkAddress({ host: '127.0.0.1', port: formerPort }).then(
    () => formerPort,
    () => 0,
  );

/** Starts a portal of its own on a free port, with what is built now and the small demonstration market. */
export async function startPortal({ settings, prepare }: PortalOptions = {}): Promise<PortalUnderTest> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portal-smoke-data-'));
  await prepare?.(dataFolder);
  const own = { dataFolder, demo: 'on' as const, port: await freePort(), ...settings };
  const server = await startTestServer({ build: 'dist', settings: own });
  formerPort = Number(new URL(server.address).port);
  return {
    origin: server.address,
    server,
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
