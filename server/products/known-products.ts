import { type AreaManifest, exemptPaths, pageId, publicPages } from '@portal/contract';
import { OperatorError } from '../kernel/refusals/operator-error.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import {
  type FoundManifest,
  type LeftOutArea,
  leftOutArea,
  ownFolders,
  readForeignManifests,
  readManifests,
  startAgain,
} from './read-manifests.ts';

/** The products of this start, and the areas from elsewhere that it goes without. */
export interface KnownAreas {
  /** In the order they are shown, as their manifests describe them; one without a menu is announced, and opens nothing. */
  products: AreaManifest[];
  leftOut: LeftOutArea[];
}

/** Addresses that belong to the frame and to the server, whatever an area wants to be called. */
export const framePaths: ReadonlySet<string> = new Set([
  ...Object.keys(publicPages),
  ...exemptPaths,
  ...['/dashboard', '/report', '/404', '/api', '/assets', '/modules', '/module-versions'],
]);

/**
 * @param foreign folder of the areas from elsewhere, of which one that cannot be used is left out
 * @param own further folders of the portal's own modules
 * @throws OperatorError when a manifest of the portal's own does not fit, or wants what another one has
 */
export function knownAreas(foreign: string, own: readonly string[] = []): KnownAreas {
  const taken = new Taken();
  const areas: AreaManifest[] = [];
  for (const found of readManifests([...ownFolders, ...own])) {
    const clash = taken.clash(found);
    if (clash) throw new OperatorError(clash);
    taken.add(found.manifest);
    areas.push(found.manifest);
  }
  const { found: others, leftOut } = readForeignManifests(foreign);
  const { products, clashes } = addAreas(areas, others);
  return { products, leftOut: [...leftOut, ...clashes.map(({ file, clash }) => leftOutArea(foreign, file, clash))] };
}

/**
 * Areas from elsewhere beside those that are known: each that wants nothing which another one has, the earlier first.
 * @param again what whoever has brought one does once it wants something else
 * @returns all that stand, in the order they are shown, and what keeps out each of the others
 */
export function addAreas(
  known: readonly AreaManifest[],
  others: readonly FoundManifest[],
  again = startAgain,
): { products: AreaManifest[]; clashes: { file: string; clash: Sentence }[] } {
  const taken = new Taken();
  for (const manifest of known) taken.add(manifest);
  const areas = [...known];
  const clashes: { file: string; clash: Sentence }[] = [];
  for (const found of others) {
    const { file, manifest } = found;
    const clash = framePaths.has(manifest.path)
      ? isTaken('path', manifest.path, file, again)
      : taken.clash(found, again);
    if (clash) {
      clashes.push({ file, clash });
      continue;
    }
    taken.add(manifest);
    areas.push(manifest);
  }
  const products = areas.sort(
    (area, other) => area.place - other.place || area.id.localeCompare(other.id, 'en', { numeric: true }),
  );
  return { products, clashes };
}

/** @returns the products of a portal without areas from elsewhere */
export const knownProducts = (): AreaManifest[] => knownAreas('').products;

/** What products have that no other one may have. */
class Taken {
  readonly #taken = new Set<string>();

  /** @returns what a manifest wants that another product has; null when nothing is */
  clash({ file, manifest }: FoundManifest, again = startAgain): Sentence | null {
    for (const [what, value] of wanted(manifest)) {
      if (this.#taken.has(`${what} ${value}`)) return isTaken(what, value, file, again);
    }
    return null;
  }

  add(manifest: AreaManifest): void {
    for (const [what, value] of wanted(manifest)) this.#taken.add(`${what} ${value}`);
  }
}

/** Pages by the id of their menu entry, which two addresses may share. */
const wanted = ({ id, key, path, menu }: AreaManifest): (readonly [string, string])[] => [
  ['id', id],
  ['key', key],
  ['path', path],
  ...(menu?.pages ?? []).map((page) => ['page', pageId(page.path)] as const),
];

const isTaken = (what: string, value: string, file: string, again: Sentence): Sentence => ({
  zh_CN: `模块说明 ${file} 的 ${what} “${value}” 已属于另一产品。请换一个后${again.zh_CN}。`,
  en: `The ${what} '${value}' of the manifest ${file} belongs to another product already. Choose another one, then ${again.en}.`,
});
