import { type ImportMap, importMap } from '../import-map.ts';

/**
 * How a module reaches what it does not contain.
 *
 * @param request what the code imports
 * @param self names that the importing module itself provides
 * @returns webpack's words for an external; null when the code belongs into the module
 */
export function externalFor(request: string, self: string[], map: ImportMap = importMap): string | null {
  const name = map.aliases[request] ?? request;
  const known = name.startsWith('@portal/') ? name in map.modules : Object.values(map.shared).flat().includes(name);
  if (!known || self.includes(name)) return null;
  // An external of a lazy chunk is hoisted into the entry and fetched with it, unless it is asked for by hand. Each
  // import() of it asks the loader: a promise would keep its failure for good.
  const lazy = [map.lazy.everywhere ?? [], ...self.map((own) => map.lazy[own] ?? [])].flat();
  return lazy.includes(name)
    ? `var {then:(done,failed)=>System.import(${JSON.stringify(name)}).then(done,failed)}`
    : `system ${name}`;
}
