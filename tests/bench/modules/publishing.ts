import { buffer } from 'node:stream/consumers';
import { type AreaManifest, calls } from '@portal/contract';
import { ZipFile } from 'yazl';
import { makeKey } from '../../../server/keys/index.ts';
import { activate, confirm, publish, readPackage } from '../../../server/modules/index.ts';
import type { StateDatabase } from '../../../server/state/open-state.ts';
import { foreignManifest, scriptOf } from '../../fixtures/foreign-area.ts';

/** The manifest of an area that everybody has. @param number tells it from the others of the bench */
export const manifestOf = (name: string, number: number, more: Partial<AreaManifest> = {}) => ({
  ...foreignManifest,
  id: String(2_200_000 + number),
  key: name,
  path: `/${name}`,
  place: 60 + number,
  names: { zh_CN: `模块 ${number}`, en: `Area ${number}` },
  menu: {
    standing: 'everybody',
    icon: 'database',
    pages: [{ path: `/${name}/home`, names: { zh_CN: `模块 ${number}`, en: `Area ${number}` } }],
  },
  downloads: [],
  links: {},
  ...more,
});

type Files = Readonly<Record<string, string>>;

/** Puts a version of a module into the registry, confirmed, and lets it stand. */
export async function place(db: StateDatabase, name: string, version: string, files: Files): Promise<void> {
  const by = { who: 'bench', at: Date.now() };
  const packed = Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  await publish(db, readPackage({ name, version, files: packed }), by, []);
  await confirm(db, name, null, by);
  await activate(db, { name, version, audience: null }, by);
}

/** So many modules that no account of the bench holds. */
export async function fillRegistry(db: StateDatabase, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const name = `filler-${number}`;
    const menu = { ...foreignManifest.menu, pages: [] };
    const manifest = manifestOf(name, 100 + number, { menu: menu as never });
    await place(db, name, '1.0.0', { 'manifest.json': JSON.stringify(manifest), 'index.js': scriptOf(`'${name}'`) });
  }
}

/** What a pipeline does with its key. */
export interface Pipeline {
  publish(version: string, files: Files): Promise<void>;
  call(name: 'activateModule' | 'rollBackModule', payload: object): Promise<void>;
}

/** @throws Error with what the portal says where a step is refused */
export async function pipelineOf(
  origin: string,
  db: StateDatabase,
  accountId: string,
  name: string,
): Promise<Pipeline> {
  const rights = { label: 'bench', products: [], rights: ['modules' as const], callsAMinute: 500, to: '20991231' };
  const { secret } = await makeKey(db, accountId, { ...rights, module: name }, Date.now());
  const headers = { authorization: `Bearer ${secret}` };
  const read = async (response: Response) => {
    const { status } = (await response.json()) as { status: { status: number; msg2Dev: string } };
    if (status.status !== 0) throw new Error(status.msg2Dev);
  };
  return {
    async publish(version, files) {
      const zip = new ZipFile();
      for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
      zip.end();
      const body = new Uint8Array(await buffer(zip.outputStream));
      await read(await fetch(`${origin}/api/v3/iw-module/package/${version}`, { method: 'PUT', headers, body }));
    },
    async call(name, payload) {
      const body = JSON.stringify({ data: payload });
      const json = { ...headers, 'content-type': 'application/json' };
      await read(await fetch(`${origin}/api${calls[name].path}`, { method: 'POST', headers: json, body }));
    },
  };
}
