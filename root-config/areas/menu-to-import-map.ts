import { type AreaCode, type AreaFiles, areaName, type MenuEntry } from '@portal/contract';
import { absoluteCode } from '../loading/area-codes.ts';
import { menuToRegistrations } from './menu-to-registrations.ts';

export interface AreasMap {
  /** Name of a module -> absolute address of its entry. */
  imports: Record<string, string>;
  /** Address of an entry -> the hash that it is checked by. */
  integrity: Record<string, string>;
  /** Of the areas that the build has: what belongs to each, by the names of their modules. */
  files: Record<string, AreaFiles>;
  /** Of areas from elsewhere: what their manifests say of their files. */
  codes: Record<string, AreaCode>;
  /** Origins of areas that lie where this page may not take them from. */
  elsewhere: string[];
}

export interface MapOptions {
  /** Of the portal's own site, without a slash at its end. */
  origin: string;
  mode: 'production' | 'development';
  /** Names that have an address already, and keep it. */
  known: ReadonlySet<string>;
  /** The areas of the build, where the menu comes from a back end that does not know them. */
  built?: Readonly<Record<string, AreaFiles>> | undefined;
  /** Exact origins that areas may stay on, beside the portal's own. */
  moduleOrigins?: readonly string[] | undefined;
}

/**
 * Where the areas of a menu come from: the part of the import map that is this account's.
 *
 * S3.018 A16: the port of a menu path counts in development only, and nothing is taken from another site. A server's
 * answer must never make a person's browser load code from the person's own computer.
 *
 * @param menu top-level entries
 */
export function menuToImportMap(
  menu: readonly Pick<MenuEntry, 'path' | 'files' | 'code' | 'parcels'>[],
  { origin, mode, known, built, moduleOrigins = [] }: MapOptions,
): AreasMap {
  const map: AreasMap = { imports: {}, integrity: {}, files: {}, codes: {}, elsewhere: [] };
  const isTaken = (name: string) => known.has(name) || map.imports[name] !== undefined;
  /** @returns whether the page may have it from there */
  const place = (name: string, given: AreaCode): boolean => {
    const code = absoluteCode(given, `${origin}/`);
    const from = new URL(code.entry).origin;
    if (![origin, ...moduleOrigins].includes(from)) {
      map.elsewhere.push(from);
      return false;
    }
    map.imports[name] = code.entry;
    Object.assign(map.integrity, code.integrity);
    map.codes[name] = code;
    return true;
  };
  for (const { name, host, entry } of menuToRegistrations(menu)) {
    for (const [parcel, code] of Object.entries((!built && entry.parcels) || {}))
      if (!isTaken(parcel)) place(parcel, code);
    if (host !== null && mode === 'development') {
      map.imports[name] = `${host}/index.js`;
      continue;
    }
    if (isTaken(name)) continue;
    const files = built ? built[name] : entry.files;
    if (!files && entry.code && place(name, entry.code)) continue;
    const address = files && ownAddress(files.entry, origin);
    map.imports[name] = address ?? `${origin}/modules/${areaName(name)}/index.js`;
    if (!files || !address) continue;
    map.integrity[address] = files.integrity;
    map.files[name] = files;
  }
  return map;
}

const ownAddress = (path: string, origin: string): string | null => (path.startsWith('/') ? origin + path : null);
