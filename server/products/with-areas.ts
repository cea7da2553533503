import { type AreaCode, type AreaFiles, areaModuleName, type MenuEntry, type PageAreas } from '@portal/contract';
import { ownOf } from '../kernel/own-of.ts';
import { type ManifestAreas, type PageTables, together } from './page-areas.ts';

/** What teams have published, as it stands for an account, by the names of its modules. */
export interface PublishedPlaces {
  /** The areas; null where no version stands for the account. */
  published: Readonly<Record<string, AreaCode | null>>;
  /** The parcels. */
  parcels: Readonly<Record<string, AreaCode>>;
  /** What the areas name as parcels that they mount, in the versions that stand for the account. */
  mounts: Readonly<Record<string, readonly string[]>>;
}

/** Where areas lie for an account, by the names of their modules. */
export interface AreaPlaces extends PublishedPlaces {
  /** The areas of the build. */
  built: Readonly<Record<string, AreaFiles>>;
}

/**
 * @returns the entries of a menu, each product with its area: where it lies, as far as that is known; those that no version stands
 * for are left out
 */
export const withAreas = (
  menu: readonly MenuEntry[],
  places: AreaPlaces,
  { tables }: Pick<ManifestAreas, 'tables'>,
): MenuEntry[] => standingOf(menu, places).map((entry) => ({ ...entry, ...areaAt(entry.path, places, tables) }));

/** @returns the entries without those of areas that no version stands for */
export const standingOf = <Entry extends { path: string }>(entries: readonly Entry[], places: AreaPlaces): Entry[] =>
  entries.filter(({ path }) => stands(path, places));

/**
 * What the manifests say of the pages and files of areas: of those of a menu in its order, then of those that every menu
 * has.
 *
 * @param menu only what stands for the account
 */
export function tablesOfMenu(
  menu: readonly MenuEntry[],
  places: AreaPlaces,
  { tables, beside: { required, everybody } }: Pick<ManifestAreas, 'tables' | 'beside'>,
): PageTables {
  const standing = [...menu, ...standingOf([...required, ...everybody], places)];
  const areas = new Set(standing.map(({ path }) => `/${segmentOf(path) ?? ''}`));
  return together([...areas].flatMap((path) => tables.get(path) ?? []));
}

/**
 * @param menu what the page carries beside it, with its areas
 * @returns what the page reports of the areas, with those whole that a menu has whatever the server sends
 */
export function areasBeside(
  { tables, beside }: ManifestAreas,
  places: AreaPlaces,
  menu: readonly MenuEntry[],
): PageAreas {
  const { required, everybody } = beside;
  const whole = (standing: PageAreas['required']) =>
    standingOf(standing, places).map((area) =>
      menu.some(({ path }) => path === area.path) ? area : { ...area, ...areaAt(area.path, places, tables) },
    );
  return { ...beside, required: whole(required), everybody: whole(everybody) };
}

type Placed = Pick<MenuEntry, 'code' | 'parcels'>;

/** Origins beside the portal from which areas of a menu come, and the parcels that they mount. */
export const originsOfAreas = (areas: readonly Placed[]): string[] => [
  ...new Set(
    areas
      .flatMap(({ code, parcels = {} }) => [code, ...Object.values(parcels)])
      // What lies in the portal has a path, and what stays with its team an address.
      .flatMap((code) => (code && URL.canParse(code.entry) ? [new URL(code.entry).origin] : [])),
  ),
];

/** For who is signed out: nobody is told where teams serve their files before. */
export function withoutElsewhere(areas: PageAreas): PageAreas {
  const here = (all: PageAreas['required']) => all.filter((area) => originsOfAreas([area]).length === 0);
  const [required, everybody] = [here(areas.required), here(areas.everybody)];
  const isWhole = required.length === areas.required.length && everybody.length === areas.everybody.length;
  return isWhole ? areas : { ...areas, required, everybody, withheld: true };
}

/** S2.047: a path of one segment, which may have a port behind it. */
const segmentOf = (path: string): string | undefined => /^\/([^/:]+)(?=$|:|\/$)/.exec(path)?.[1];

function stands(path: string, { published }: AreaPlaces): boolean {
  const segment = segmentOf(path);
  return segment === undefined || ownOf(published, areaModuleName(segment)) !== null;
}

function areaAt(
  path: string,
  { built, published, parcels: standing, mounts }: AreaPlaces,
  tables: ManifestAreas['tables'],
): Pick<MenuEntry, 'files' | 'code' | 'parcels'> {
  const segment = segmentOf(path);
  if (segment === undefined) return {};
  const name = areaModuleName(segment);
  const files = ownOf(built, name);
  const { code: inFolder, parcels: named = [] } = tables.get(`/${segment}`) ?? {};
  const code = ownOf(published, name) ?? inFolder;
  const parcels = parcelsAt(ownOf(mounts, name) ?? named, standing);
  return {
    ...(files ? { files } : code ? { code } : {}),
    ...(Object.keys(parcels).length > 0 ? { parcels } : {}),
  };
}

/** The code of those that stand for the account, by the names of their modules; an area that is named as one is none. */
const parcelsAt = (names: readonly string[], standing: AreaPlaces['parcels']): NonNullable<MenuEntry['parcels']> =>
  Object.fromEntries(
    names.map(areaModuleName).flatMap((name) => {
      const code = ownOf(standing, name);
      return code ? [[name, code]] : [];
    }),
  );
