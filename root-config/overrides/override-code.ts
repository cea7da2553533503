import { type AreaCode, type AreaManifest, codeAt, usualEntry } from '@portal/contract';

const nothing = { styles: [], needs: [], integrity: {}, faces: {}, developmentReact: false };

/** What stands behind the address of an override. */
export interface OverrideCode extends AreaCode {
  /** It is served while it is developed, and its components are exchanged as they stand by the development build of React. */
  developmentReact: boolean;
}

/**
 * Reads what stands behind the address of an override. A manifest says how the files beside it are loaded; a file that ends in
 * .mjs is a module of the language; anything else is a System module.
 *
 * @param limit milliseconds
 * @returns null for a System module without more
 * @throws where the address does not answer in its time, or a manifest cannot be read
 */
export async function overrideCode(address: string, limit: number): Promise<OverrideCode | null> {
  const { pathname } = new URL(address);
  if (!/\.(json|mjs)$/.test(pathname)) return null;
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(Math.max(limit, 0)) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  if (pathname.endsWith('.mjs')) return { entry: address, format: 'es', ...nothing };
  const manifest = (await answer.json()) as AreaManifest & { developmentReact?: boolean };
  const folder = new URL('.', address).href;
  const code = codeAt(manifest, folder) ?? { entry: folder + usualEntry, format: 'system' as const };
  return { ...nothing, ...code, developmentReact: manifest.developmentReact === true };
}
