import type { AreaManifest } from '@portal/contract';
import { OperatorError } from '../kernel/operator-error.ts';
import { announcedProducts } from './announced.ts';
import { type FoundManifest, ownFolders, readManifests } from './read-manifests.ts';

/**
 * All products in the order they are shown: those whose area is there, as its manifest describes them, and those that
 * are announced.
 * @param folders of modules from elsewhere, beside the portal's own
 * @throws OperatorError when a manifest does not fit, or two of them want the same id, key, path or page
 */
export function knownProducts(folders: readonly string[] = []): AreaManifest[] {
  const found = readManifests([...ownFolders, ...folders]);
  for (const what of ['id', 'key', 'path'] as const) refuseTwice(found, what);
  const areas = found.map(({ manifest }) => manifest);
  const taken = new Set(areas.map(({ id }) => id));
  const others = announcedProducts.filter(({ id }) => !taken.has(id));
  const clash = areas.find((area) => others.some(({ key }) => key === area.key));
  if (clash) throw isTaken('key', clash.key, found.find(({ manifest }) => manifest === clash)?.file ?? '');
  return [...areas, ...others].sort(
    (one, other) => one.place - other.place || one.id.localeCompare(other.id, 'en', { numeric: true }),
  );
}

function refuseTwice(found: readonly FoundManifest[], what: 'id' | 'key' | 'path'): void {
  const seen = new Set<string>();
  for (const { file, manifest } of found) {
    if (seen.has(manifest[what])) throw isTaken(what, manifest[what], file);
    seen.add(manifest[what]);
  }
}

const isTaken = (what: string, value: string, file: string) =>
  new OperatorError({
    zh_CN: `模块说明 ${file} 的 ${what} “${value}” 已属于另一产品。请换一个后重新启动。`,
    en: `The ${what} '${value}' of the manifest ${file} belongs to another product already. Choose another one, then start again.`,
  });
