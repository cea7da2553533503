import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { register } from 'tsx/esm/api';
import { project } from '../project.mjs';

/**
 * @param {string | null} folder
 * @returns {boolean} whether it holds the source of an area of this project, which the portal has itself
 */
export const isPortals = (folder) => folder?.startsWith(join(project, 'areas') + sep) === true;

/**
 * Starts a portal with a small demonstration in a temporary folder, and puts the area into it.
 *
 * @param {import('../../../packages/testing/check/command/read-target.mjs').Target} target
 * @param {import('@portal/contract').AreaManifest} manifest of it
 * @returns {Promise<import('../../../packages/testing/check/command/run-check.mjs').Place>}
 */
export async function startSmallPortal({ folder, address, text }, { path }) {
  register();
  const room = mkdtempSync(join(tmpdir(), 'portal-check-'));
  const data = join(room, 'data');
  const place = join(data, 'modules', path.slice(1));
  const remove = () => rmSync(room, { recursive: true, force: true, maxRetries: 3 });
  // Whoever cuts the command leaves nothing behind either.
  process.once('exit', remove);
  try {
    if (!isPortals(folder)) {
      mkdirSync(place, { recursive: true });
      if (folder) cpSync(folder, place, { recursive: true });
      // What an address serves is laid over; its entry of the menu comes with the manifest.
      else writeFileSync(join(place, 'manifest.json'), text ?? '');
    }
    const { startServer } = await import('../../../server/app/index.ts');
    const { readSettings } = await import('../../../server/settings/settings.ts');
    const origins = address ? { PORTAL_OVERRIDE_ORIGINS: new URL(address).origin } : {};
    const settings = readSettings({ PORT: '0', PORTAL_DATA: data, ...origins });
    const server = await startServer(settings, { marketSize: 'small', spellsFirst: false, writeLog: () => undefined });
    const account = address ? ['developer', 'Portal-2026-dev'] : ['demo', 'Portal-2026'];
    return {
      origin: server.address,
      account: account[0],
      password: account[1],
      laidOver: address,
      close: async () => {
        await server.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
